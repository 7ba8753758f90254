// Lists what the API can do and lets one try it. Needs nothing from elsewhere.
'use strict';

// The words come with the page, in the language of its reader.
const words = document.getElementById('paths').dataset;

const make = (name, text, parent) => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  if (parent) parent.append(element);
  return element;
};

const field = (form, label, multiline) => {
  const row = make('label', '', form);
  make('span', label, row);
  const input = make(multiline ? 'textarea' : 'input', '', row);
  input.spellcheck = false;
  return input;
};

// An example of a schema: every field with a value of its kind.
const example = (schema, all, depth = 0) => {
  if (!schema || depth > 4) return null;
  if (schema.$ref) return example(all[schema.$ref.split('/').pop()], all, depth + 1);
  if (schema.oneOf || schema.anyOf) {
    const some = (schema.oneOf || schema.anyOf).find((it) => it.type !== 'null');
    return example(some, all, depth + 1);
  }
  if (schema.enum) return schema.enum[0];
  const kind = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (kind === 'object') {
    const fields = Object.entries(schema.properties || {});
    return Object.fromEntries(fields.map(([name, it]) => [name, example(it, all, depth + 1)]));
  }
  if (kind === 'array') return [];
  return { string: '', integer: 0, number: 0, boolean: false }[kind] ?? null;
};

const show = (api, path, method, operation) => {
  const item = make('details', '', document.getElementById('paths'));
  const summary = make('summary', '', item);
  make('b', method.toUpperCase(), summary);
  summary.append(` ${path}`);
  make('p', operation.summary || operation.description || '', item);
  const form = make('form', '', item);
  const inputs = (operation.parameters || []).map((it) => [it, field(form, it.name, false)]);
  const content = operation.requestBody && operation.requestBody.content['application/json'];
  let body = null;
  if (content) {
    body = field(form, words.body, true);
    body.value = JSON.stringify(example(content.schema, api.components.schemas), null, 2);
  }
  const send = make('button', words.send, form);
  const answer = make('pre', '', item);
  answer.hidden = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    let address = path;
    const query = new URLSearchParams();
    for (const [parameter, input] of inputs) {
      if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(parameter.name, input.value);
    }
    const headers = {};
    const token = document.getElementById('token').value.trim();
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body) headers['Content-Type'] = 'application/json';
    try {
      const suffix = query.size ? `?${query}` : '';
      const response = await fetch(address + suffix, { method: method.toUpperCase(), headers, body: body && body.value });
      const text = await response.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON: as it is */ }
      answer.textContent = `${response.status}\n${shown}`;
    } catch (error) {
      answer.textContent = String(error);
    }
    answer.hidden = false;
    send.disabled = false;
  });
};

const begin = async () => {
  const api = await (await fetch('/openapi.json')).json();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) show(api, path, method, operation);
  }
};
begin();
