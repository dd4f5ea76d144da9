/** Public pages that give the figures of buying and renting. They were read on the day of the table (`table.ts`). */
export const SOURCES = {
  flemishRuling: 'https://www.vlaanderen.be/vlaamse-belastingdienst/vb25096',
  livios2025:
    'https://www.livios.be/nl/artikel/100448/de-registratierechten-zakken-in-2025-naar-2-voor-de-eerste-woning',
  novius: 'https://novius.be/en/blog/registration-fees-will-change-on-1-january-2022-120/',
  forum:
    'https://forumadvocaten.be/2025/10/30/vlaanderen-verstrengt-het-verlaagd-verkooprecht-wat-verandert-er-vanaf-1-januari-2026/',
  verlimmo:
    'https://verlimmo.be/veelgestelde-vragen/verkopen/welke-registratierechten-dien-ik-te-betalen-1/cfb367ff-086b-4eee-81b4-988f78008b5f',
  flemishModest:
    'https://www.vlaanderen.be/het-verkooprecht-bij-de-aankoop-van-de-enige-eigen-woning/bijkomende-vermindering-voor-een-enige-eigen-bescheiden-woning',
  moneytalk:
    'http://moneytalk.knack.be/geld-en-beurs/wonen/registratierechten-voor-aankoop-woning-naar-7-procent/article-normal-943203.html',
  brusselsTimes:
    'https://brusselstimes.com/belgium/186854/buying-first-property-will-be-cheaper-in-flanders-second-more-expensive',
  sbk: 'https://www.sbk-accountancy.be/sbk/?blog_id=435',
  purchaseCosts: 'https://github.com/Virgil-Bulens/wat-kost-dit-huis',
  notaryTariff:
    'https://www.notaris.be/sites/default/files/files/2026-02/20260209%20-%20Tariefbesluit%20geconsolideerde%20versie%20NL_0.pdf',
  notarySimulator: 'https://www.notaire.be/calcul-de-frais/achat',
  creditSimulator: 'https://www.notaire.be/calcul-de-frais/credit-hypothecaire',
  notaryDecree: 'https://etaamb.openjustice.be/fr/arrete-royal-du-22-novembre-2022_n2022042846',
  oldScale: 'https://www.deboerenpartners.be/advies/detail/16/notariskosten',
  plusMagazine:
    'https://plusmagazine.knack.be/recht-en-geld/minder-betalen-bij-de-notaris/article-normal-1916359.html',
  creditDeed: 'http://ddnot.be/rekenmodules/kredieten',
  crefinance:
    'https://crefinance.be/infos-pratiques/le-credit-hypo-un-acte-bien-balise/lacte-de-credit-et-ses-couts',
  berquin: 'https://blog.recordbank.be/nl/artikel/de-notariskosten-van-een-hypothecaire-lening',
  brusselsAbatement: 'https://be.brussels/en/fr/node/2635',
  brusselsNewAbatement: 'https://be.brussels/en/taxes-finances/real-estate-breaking-down-new-tax-abatement',
  brussels2017:
    'https://notaire.be/nouveautes/detail/acheter-a-bruxelles-tout-savoir-sur-l-abattement-de-175-000-eu',
  brussels2026:
    'https://lpost.be/2026/02/21/droits-denregistrement-le-nouveau-gouvernement-bruxellois-echoue-a-reduire-lecart-avec-la-wallonie-et-la-flandre',
  finaco: 'http://finaco.be/fr/loan/notary.html',
  brusselsReform:
    'https://www.rtbf.be/article/le-gouvernement-vervoort-valide-de-nouvelles-diminutions-des-droits-d-enregistrement-11067473',
  walloonCircular:
    'https://www.nisaba.be/nl/blog/reis-1/la-circulaire-2025-c-42-du-5-juillet-2025-concernant-les-droits-d-enregistrement-wallon-de-vente-3-habitation-propre-et-unique-18',
  walloonNotaries:
    'https://temp.notaire.be/immobilier/acheter-et-vendre-un-bien-immobilier/les-frais-lies-lachat/droits-denregistrement-en-region-wallonne',
  walloonAbatement: 'https://www.monsieurcredit.be/calcul-droit-denregistrement/',
  walloonDoubled:
    'https://www.sudinfo.be/id578268/article/2022-11-22/labattement-fiscal-double-en-wallonie-voici-ce-que-cela-change-concretement-pour',
  walloonRural: 'https://subaccount.webwin.be/templates-letters-and-contracts/huurindexering',
  newBuildVat: 'https://www.dvv.be/fr/assurances/credits/articles/frais-de-notaire-que-comprennent-ils.html',
  reducedVat: 'https://latouretpetit.be/blog/tva-a-6-ce-que-change-la-loi-programme-du-10-juillet-2025',
  ownerRebuild: 'https://jurivia.be/tva-6-du-nouveau-pour-la-demolition-et-de-la-reconstruction-habitations',
  oxy12: 'https://oxy12.be/?p=1008',
  loanToValue:
    'https://www.nbb.be/nl/artikels/circulaire-nbb201927-verwachtingen-van-de-belgische-macroprudentiele-autoriteit-betreffende',
  deposits:
    'https://immovlan.be/fr/article/67786/combien-de-mois-de-garantie-locative-peut-exiger-le-bailleur',
  brusselsDeposit: 'https://atic-immobilier.com/Agence-immobiliere/garantie-locative-bruxelles.html',
  fileFee: 'https://www.geldexpert.be/hypotheek/kosten/',
} as const
