### The command law: help, articles, search, comparison of editions, glossary.

## Help

cli-law = Show an article of the Laws and everything that belongs to it
cli-law-arg-article = Number of the article: 7.5.5, A.4.2, III.5.1, C7.5.5-c, Preface, G-37
cli-law-arg-edition = Edition of the Laws; if not given, the newest
cli-law-search = Find articles by words in the text or in the title
cli-law-search-arg-words = Words; accents do not matter and a word may be only begun
cli-law-search-arg-edition = Edition of the Laws; if not given, the newest
cli-law-search-arg-limit = How many hits are shown
cli-law-diff = Show what changed between two editions
cli-law-diff-arg-before = The older edition
cli-law-diff-arg-after = The newer edition
cli-law-coverage = Show how far the program carries out each article
cli-law-coverage-arg-edition = Edition of the Laws; if not given, the newest
cli-law-glossary = Show a term of the glossary, or all of them
cli-law-glossary-arg-term = The term in English, Czech, Slovak or Slovene; if not given, all
cli-law-glossary-arg-edition = Edition of the Laws; if not given, the newest
cli-law-editions = List the editions of the Laws
cli-law-parameters = List every value that an edition sets
cli-law-parameters-arg-edition = Edition of the Laws; if not given, the newest
cli-law-parameters-arg-pace = The pace of the games
cli-law-parameters-arg-supervised = Rapid and blitz under the Competition Rules
cli-law-parameters-arg-unsupervised = Rapid and blitz with few arbiters
cli-value-article = ARTICLE
cli-value-words = WORDS
cli-value-term = TERM
cli-value-pace = PACE

## Editions

laws-edition-fide-2009 = FIDE Laws of Chess 2009
laws-edition-fide-2009-cs = FIDE Laws of Chess 2009, Czech printing
laws-edition-fide-2014 = FIDE Laws of Chess 2014
laws-edition-cz-rapid-blitz = Czech appendix for rapid and blitz
laws-edition-fide-2017 = FIDE Laws of Chess 2017
laws-edition-fide-2017-sl = FIDE Laws of Chess 2017, Slovene printing
laws-edition-fide-2018 = FIDE Laws of Chess 2018
laws-edition-fide-2023 = FIDE Laws of Chess 2023
laws-overlay = where an event takes it; rests on { $base }

## An article

laws-text-is-retold = Retold in our own words; the authentic text is the one issued by the federation. “Reading” marks what we add.
laws-text-in-english = The text is in English; only titles are translated.
laws-heading-misprint = Misprint in this printing, not followed
laws-heading-under = Under this article
laws-heading-commentary = Commentary (guidance, not law)
laws-heading-values = Values that it sets
laws-heading-editions = In each edition
laws-heading-readings = Our readings (docs/INTERPRETATIONS.md)
laws-heading-questions = Left to the arbiter
laws-heading-terms = Terms of the glossary
laws-heading-status = How the program treats it
laws-not-in-force = no such rule
laws-covered = covered by { $articles }
laws-certainty-marks = ~ likely, not read in the printed text; ? unsure

## Kinds of games

laws-regime-standard = standard chess
laws-regime-rapid = rapid
laws-regime-rapid-supervised = supervised rapid
laws-regime-rapid-unsupervised = unsupervised rapid
laws-regime-blitz = blitz
laws-regime-blitz-supervised = supervised blitz
laws-regime-blitz-unsupervised = unsupervised blitz

## How far we are

laws-status-planned = Not carried out yet.
laws-status-ruled = A rule decides it.
laws-status-arbiter = The program asks the arbiter.
laws-status-fact = The board itself sees to it.
laws-status-guidance = Shown as text; there is nothing to decide.
laws-status-out-of-scope = Not for the program: it is between a federation and FIDE.
laws-status-name-planned = planned
laws-status-name-ruled = decided by a rule
laws-status-name-arbiter = the arbiter is asked
laws-status-name-fact = true by the board
laws-status-name-guidance = shown as text
laws-status-name-out-of-scope = not for the program

## What was not found

laws-article-unreadable = “{ $text }” is not the number of an article.
laws-article-absent = { $edition } has no article { $article }.
laws-article-expected-empty = a number such as 7.5.1, A.4.2 or III.5
laws-article-expected-step = a number or a small letter
laws-article-expected-dot = a dot or the end
laws-article-expected-too-deep = the end: no edition goes that deep
laws-article-expected-too-large = a smaller number
laws-article-expected-passage = the letter of a passage of the commentary, as in C7.5.5-c
laws-hint-nearest = nearest are { $articles }
laws-hint-elsewhere = the number is in { $editions }
laws-search-more = Not shown: { $count }. More come with --limit.
laws-search-count = Found for “{ $words }” in { $edition }: { $count }.
laws-glossary-none = { $edition } has no glossary.
laws-glossary-unknown = There is no term “{ $term }” in the glossary of { $edition }.
laws-term-used = Used in { $articles }.
laws-term-unused = No article uses this word.

## Headings of reports

laws-diff-title = From { $before } to { $after }
laws-diff-values = What changed in substance
laws-diff-moved = Renumbered
laws-diff-came = New rules
laws-diff-went = Rules that are gone
laws-diff-same = The editions do not differ.
laws-coverage-title = How far the program carries out { $edition }, in articles
laws-parameters-title = { $edition }: { $regime }
laws-query-too-long = Too much is searched for at once.
laws-query-hint = search for a few words, or for the number of an article
