/**
 * Facts of the structure of OpenImmo 1.2.7 for tests: the children of each container in the order that its schema
 * demands, which attributes exist, and their values. The schema itself may not be passed on.
 */

const BOOLEAN = /^(?:true|false|1|0)$/
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** `!` exactly one, `*` any number, otherwise at most one. */
export const CHILDREN: Readonly<Record<string, string>> = {
  openimmo: 'uebertragung! anbieter! user_defined_simplefield* user_defined_anyfield*',
  anbieter:
    'anbieternr firma! openimmo_anid! lizenzkennung anhang immobilie* impressum impressum_strukt user_defined_simplefield*',
  immobilie:
    'objektkategorie! geo! kontaktperson! weitere_adresse* preise bieterverfahren versteigerung flaechen ausstattung ' +
    'zustand_angaben bewertung infrastruktur freitexte anhaenge verwaltung_objekt verwaltung_techn!',
  objektkategorie: 'nutzungsart! vermarktungsart! objektart! user_defined_simplefield*',
  anhaenge: 'anhang* user_defined_simplefield*',
  anhang: 'anhangtitel format! check daten!',
  daten: 'pfad! ',
  geo:
    'plz! ort geokoordinaten strasse hausnummer bundesland land gemeindecode flur flurstueck gemarkung ' +
    'etage anzahl_etagen lage_im_bau wohnungsnr lage_gebiet regionaler_zusatz karten_makro karten_mikro ' +
    'virtuelletour luftbildern user_defined_simplefield* user_defined_anyfield* user_defined_extend*',
  kontaktperson:
    'email_zentrale email_direkt tel_zentrale tel_durchw tel_fax tel_handy name! vorname titel anrede ' +
    'position anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort land ' +
    'email_privat email_sonstige* email_feedback tel_privat tel_sonstige* url adressfreigabe ' +
    'personennummer immobilientreuhaenderid foto referenz_id freitextfeld user_defined_simplefield* ' +
    'user_defined_anyfield* user_defined_extend*',
  preise:
    'kaufpreis kaufpreisnetto kaufpreisbrutto nettokaltmiete kaltmiete warmmiete nebenkosten ' +
    'heizkosten_enthalten heizkosten zzg_mehrwertsteuer mietzuschlaege hauptmietzinsnetto pauschalmiete ' +
    'betriebskostennetto evbnetto gesamtmietenetto gesamtmietebrutto gesamtbelastungnetto ' +
    'gesamtbelastungbrutto gesamtkostenprom2von heizkostennetto monatlichekostennetto ' +
    'monatlichekostenbrutto nebenkostenprom2von ruecklagenetto sonstigekostennetto sonstigemietenetto ' +
    'summemietenetto nettomieteprom2von pacht erbpacht hausgeld abstand preis_zeitraum_von ' +
    'preis_zeitraum_bis preis_zeiteinheit mietpreis_pro_qm kaufpreis_pro_qm provisionspflichtig ' +
    'provision_teilen innen_courtage aussen_courtage courtage_hinweis provisionnetto provisionbrutto ' +
    'waehrung mwst_satz mwst_gesamt freitext_preis x_fache nettorendite nettorendite_soll ' +
    'nettorendite_ist mieteinnahmen_ist mieteinnahmen_soll erschliessungskosten kaution kaution_text ' +
    'geschaeftsguthaben stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus stp_tiefgarage ' +
    'stp_sonstige* richtpreis richtpreisprom2 user_defined_simplefield* user_defined_anyfield* ' +
    'user_defined_extend*',
  flaechen:
    'wohnflaeche nutzflaeche gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche ' +
    'bueroflaeche bueroteilflaeche fensterfront verwaltungsflaeche gastroflaeche grz gfz bmz bgf ' +
    'grundstuecksflaeche sonstflaeche anzahl_zimmer anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc ' +
    'anzahl_balkone anzahl_terrassen anzahl_logia balkon_terrasse_flaeche anzahl_wohn_schlafzimmer ' +
    'gartenflaeche kellerflaeche fensterfront_qm grundstuecksfront dachbodenflaeche teilbar_ab ' +
    'beheizbare_flaeche anzahl_stellplaetze plaetze_gastraum anzahl_betten anzahl_tagungsraeume ' +
    'vermietbare_flaeche anzahl_wohneinheiten anzahl_gewerbeeinheiten einliegerwohnung kubatur ' +
    'ausnuetzungsziffer flaechevon flaechebis user_defined_simplefield* user_defined_anyfield* ' +
    'user_defined_extend*',
  zustand_angaben:
    'baujahr letztemodernisierung zustand alter bebaubar_nach erschliessung erschliessung_umfang bauzone ' +
    'altlasten energiepass* verkaufstatus user_defined_simplefield* user_defined_anyfield* ' +
    'user_defined_extend*',
  energiepass:
    'epart gueltig_bis energieverbrauchkennwert mitwarmwasser endenergiebedarf primaerenergietraeger ' +
    'stromwert waermewert wertklasse baujahr ausstelldatum jahrgang gebaeudeart epasstext geg2018 hwbwert ' +
    'hwbklasse fgeewert fgeeklasse',
  freitexte:
    'objekttitel dreizeiler lage ausstatt_beschr objektbeschreibung sonstige_angaben objekt_text ' +
    'user_defined_simplefield* user_defined_anyfield* user_defined_extend*',
  verwaltung_objekt:
    'objektadresse_freigeben verfuegbar_ab abdatum bisdatum min_mietdauer max_mietdauer ' +
    'versteigerungstermin wbs_sozialwohnung vermietet gruppennummer zugang laufzeit max_personen ' +
    'nichtraucher haustiere geschlecht denkmalgeschuetzt als_ferien gewerbliche_nutzung branchen hochhaus ' +
    'user_defined_simplefield* user_defined_anyfield* user_defined_extend*',
  verwaltung_techn:
    'objektnr_intern objektnr_extern! aktion! aktiv_von aktiv_bis openimmo_obid! kennung_ursprung ' +
    'stand_vom! weitergabe_generell weitergabe_positiv weitergabe_negativ gruppen_kennung master sprache ' +
    'user_defined_simplefield* user_defined_anyfield* user_defined_extend*',
}

/** Attributes of the elements that are written, each with its values; `!` behind a name: required. */
export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  uebertragung: {
    'art!': /^(?:ONLINE|OFFLINE)$/,
    'umfang!': /^(?:VOLL|TEIL)$/,
    modus: /^(?:NEW|CHANGE|DELETE)$/,
    'version!': /./,
    'sendersoftware!': /./,
    'senderversion!': /./,
    timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/,
  },
  nutzungsart: { 'WOHNEN!': BOOLEAN, 'GEWERBE!': BOOLEAN, ANLAGE: BOOLEAN, WAZ: BOOLEAN },
  vermarktungsart: { 'KAUF!': BOOLEAN, 'MIETE_PACHT!': BOOLEAN, ERBPACHT: BOOLEAN, LEASING: BOOLEAN },
  geokoordinaten: { 'breitengrad!': NUMBER, 'laengengrad!': NUMBER },
  land: { 'iso_land!': /^(?:BEL|LUX)$/ },
  kaufpreis: { auf_anfrage: BOOLEAN },
  waehrung: { 'iso_waehrung!': /^EUR$/ },
  stp_freiplatz: { anzahl: /^\d+$/ },
  stp_garage: { anzahl: /^\d+$/ },
  verkaufstatus: { stand: /^(?:OFFEN|RESERVIERT|VERKAUFT)$/ },
  objekt_text: { 'lang!': /^[a-z]{2}-[A-Z]{2}$/ },
  anhang: {
    'location!': /^(?:EXTERN|REMOTE|INTERN)$/,
    gruppe: /^(?:TITELBILD|BILD|GRUNDRISS|DOKUMENTE|FILMLINK|LINKS)$/,
  },
  aktion: { aktionart: /^(?:CHANGE|DELETE|REFERENZ)$/ },
  master: { 'visible!': BOOLEAN },
  user_defined_simplefield: { 'feldname!': /^agency_site_\w+$/ },
}

/** Elements whose text has a form. A `kontakt` has at least one character. */
export const TEXTS: Readonly<Record<string, RegExp>> = {
  kaufpreis: NUMBER,
  nettokaltmiete: NUMBER,
  nebenkosten: NUMBER,
  hausgeld: NUMBER,
  kaution: NUMBER,
  wohnflaeche: NUMBER,
  gesamtflaeche: NUMBER,
  grundstuecksflaeche: NUMBER,
  gartenflaeche: NUMBER,
  balkon_terrasse_flaeche: NUMBER,
  anzahl_schlafzimmer: NUMBER,
  anzahl_badezimmer: NUMBER,
  anzahl_sep_wc: NUMBER,
  objektadresse_freigeben: BOOLEAN,
  vermietet: BOOLEAN,
  epart: /^(?:BEDARF|VERBRAUCH)$/,
  stand_vom: /^\d{4}-\d\d-\d\d$/,
  openimmo_obid: /^OAGS\d{17}[0-9a-f]{10}$/,
  openimmo_anid: /^AAGS\d{17}[0-9a-f]{10}$/,
  email_zentrale: /./,
  tel_zentrale: /./,
  pfad: /^https?:\/\//,
}
