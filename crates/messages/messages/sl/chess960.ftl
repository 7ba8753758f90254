### Ukaz chess960.

chess960-explained =
    V šahu960 se figure prve vrste izžrebajo: lovca stojita na poljih različne barve, kralj med
    trdnjavama, črni pa zrcalno nasproti belemu. Tako nastane 960 pozicij s številkami od 0 do 959.
    Številka 518 je začetek običajne partije:
label-first-rank = Prva vrsta
label-seed = Seme žreba
