/** Public pages that give the duties, as they were last read before the day of the table (`table.ts`). */
export const LAW_SOURCES = {
  adverts2015:
    'https://www.ve-pr.be/nl/actueel/vlaanderen-energieprestatiecertificaat-verplichte-vermeldingen-in-advertenties/1/',
  adverts2012: 'https://www.lexgo.be/nl/nieuws-en-publicaties/1061-advertentieplicht-en-het-epc',
  scoreInAdverts:
    'https://plusmagazine.knack.be/recht-en-geld/energiescore-van-woning-is-verplicht-in-advertentie/article-normal-658327.html',
  newHomes: 'https://www.zoutleeuw.be/energieprestatieregelgeving',
  newHomesGuideline:
    'http://docplayer.nl/3253707-Epc-1-wetgevend-kader-richtlijnen-advertentieplicht-vea-1-inhoud-2-wat-moet-vermeld-worden-in-de-advertenties.html',
  advertCodes: 'https://www.dewaele.com/nl/advies/codes-advertentie-vastgoed',
  planningAdverts:
    'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
  planningCodes: 'https://plaatsadvertentie.be/ruimtelijke_ordening.html',
  floodScores:
    'https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023',
  floodScoresExplained: 'https://leximmo.be/nl/nieuws/nieuwe-regels-rond-overstromingsgevoeligheid/',
  walloonEnergy:
    'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
  walloonAdverts:
    'https://maconstruction.be/services-et-conseils/des-publicites-immobilieres-plus-precises-construire-renover-wallonie/53476',
  walloonNew:
    'https://www.federia.immo//fr/thematiques/2019-07-09-la-certification-peb-mise-en-vente-ou-en-location-d-un-bien-neuf-en-region-wallonne',
  walloonAdvertsPress:
    'https://plusmagazine.levif.be/droit-et-argent/afficher-le-certificat-peb-devient-obligatoire-en-wallonie-aussi/article-normal-463841.html',
  brusselsEnergy: 'environnement.brussels, “vendre ou louer”',
  luxembourgClasses: 'data.legilux.public.lu, rgd-2012-05-05-n1',
  luxembourgAdverts: 'https://codur.lu/?p=160',
  brusselsPlanning:
    'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
  brusselsPlanningLaw: 'https://studylibfr.com/doc/698980/formulaire-demande-ru---r%C3%A9gion-de-bruxelles',
  brusselsPlanningLeases:
    'https://cms-lawnow.com/fr/ealerts/2015/02/mise-en-location-publicite-immobiliere-et-renseignements-urbanistiques',
  brusselsExtract:
    'https://www.bruxelles.be/renseignements-urbanistiques-dans-le-cadre-dune-transaction-immobiliere-art-275-du-cobat',
  brusselsExtractPress:
    'https://www.lecho.be/economie-politique/belgique-bruxelles/Les-ventes-immobilieres-retardees-par-le-nouveau-Cobat-bruxellois/10027463',
  rentInAdverts:
    'https://immovlan.be/nl/article/30854/dit-riskeer-je-als-je-de-huurprijs-niet-vermeldt-op-een-affiche-te-huur',
  rentInAdvertsFlanders: 'https://habitowoonwinkel.be/nl/ver-huren-ver-kopen/affichering-huurprijs/',
  rentInAdvertsLaw:
    'https://www.willems-nuyts.be/materies/huurrecht/verplichte-affichering-van-de-huurprijs-en-de-kosten/',
  brusselsHousing: 'https://www.socialenergie.be/du-changement-en-matiere-locative-a-bruxelles/',
  brusselsReferenceRent:
    'https://seeds.law/fr/actualites-et-publications/logement-a-bruxelles-proprietaires-bruxellois-attention-vigilance-requise',
  deposits: 'https://immovlan.be/nl/article/67789',
  brusselsDeposit: 'https://atic-immobilier.com/Agence-immobiliere/garantie-locative-bruxelles.html',
  luxembourgDeposit:
    'https://www.cf-avocats.lu/2024/07/25/droit-immobilier-luxembourg-reforme-du-droit-du-bail-a-loyer-habitation/',
  luxembourgLeases:
    'https://ulc.lu/fr/themes/nos-dernieres-publications-par-theme/gestion-des-articles/le-bail-a-loyer-au-luxembourg-ce-quil-faut-savoir',
  equalTreatment:
    'https://blog.immoweb.be/nl/huren/hoe-kan-je-discriminatie-op-de-huurmarkt-vermijden-als-eigenaar/',
  equalTreatmentCase:
    'https://huurdersplatform.be/hb/actualiteit-hb/verhuurder-wil-niet-verhuren-aan-sociale-gevallen/',
  equalTreatmentIncome:
    'https://www.unia.be/nl/rechtspraak-alternatieven/onderhandelde-oplossingen/un-proprietaire-change-ses-pratiques-pour-trouver-des-locataires',
  renovation: 'https://www.vlaanderen.be/renovatieverplichting-voor-residentiele-gebouwen',
  newBuildVat: 'https://www.dvv.be/fr/assurances/credits/articles/frais-de-notaire-que-comprennent-ils.html',
  asbestos: 'https://asbestattest.center/blog/wanneer-asbestattest-nodig/',
  asbestosPress: 'https://www.hbvl.be/cnt/dmf20221123_92206546',
  asbestosContract:
    'https://www.sorenco.be/nieuws/wacht-niet-tot-het-laatste-moment-voor-het-verplichte-asbestattest/',
  asbestosOwners: 'https://gv-asbestdeskundige.be/asbest',
  flemishSoil:
    'https://www.notaris.be/verkopen-kopen-huren-lenen2/kopen-en-verkopen/documenten-en-attesten-vereist-naar-aanleiding-van-een-verkoop/bodemdecreet-bodemattest',
  flemishSoilContract: 'https://grondensteeninvest.be/bodemattesten-ovam/',
  brusselsSoil:
    'https://leefmilieu.brussels/themas/bodem/bodemverontreiniging/het-bodemattest/waarvoor-dient-een-bodemattest',
  soilByRegion:
    'https://notaire.be/faq/immobilier/une-attestation-de-sol-est-elle-toujours-necessaire-lors-de-la-vente-d-une-propriete',
  walloonPapers:
    'https://viewer.joomag.com/magazine-logic-immo-liège-verviers-huy-216/0448772001568880091/p9',
  electrical:
    'https://electro-test.be/particulieren/keuring-van-elektrische-installaties/keuring-elektrische-installatie-voor-of-na-verkoop-van-een-wooneenheid/',
  electricalDeed: 'https://verlimmo.be/verplichte-elektriciteitskeuring/',
  coOwnership: 'https://www.propertytoday.be/blog/artikels-1/art-3-94-bw-heeft-u-aan-alles-gedacht-7',
  coOwnershipSyndic: 'https://easysyndic.be/nl/actualites/verkoop-in-mede-eigendom-verplichtingen-syndicus',
  mandate:
    'https://www.biv.be/kb/het-beroep/verplichte-vermeldingen/de-verhuur-verkoopopdracht-wat-moet-er-staan-en-wat-mag-niet',
  mandateDecree: 'http://www.2747.com/2747/law/sale/middleman/2007/belgie2.html',
  salePapers:
    'https://www.immodelaet.be/nl/blogbericht/woning-verkopen-welke-documenten-verschaffen-20170704',
  certificates: 'https://www.wezembeek-oppem.be/energieprestatiecertificaat-epc',
  rentalLabels:
    'https://www.immo-europe.be/fr/blog/nouvelles-normes-energetiques-en-flandre-qu-est-ce-que-cela-signifie-pour-votre-logement/',
} as const
