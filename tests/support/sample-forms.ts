import { FORMS } from '../../core/domain/forms.ts'
import type { Field, Form, FormRequest, Shell } from '../../core/view/types.ts'

type Base = Partial<Field> & Pick<Field, 'name' | 'kind'>

const need = (base: Base): Field => ({ width: 6, required: true, ...base })
const may = (base: Base): Field => ({ width: 6, required: false, ...base })
const options = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }))

const WORDS = {
  nl: {
    title: 'Aanspreking',
    titles: ['De heer', 'Mevrouw'],
    first: 'Voornaam',
    last: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    slots: 'Wanneer bellen we u best?',
    times: ['10.00 – 13.00 uur', '13.00 – 16.00 uur', '16.00 – 19.00 uur'],
    remarks: 'Opmerkingen',
    news: 'Stuur mij elke week de nieuwe panden',
    send: 'Vraag informatie aan',
    subscribe: 'Inschrijven',
    privacy: 'Privacyverklaring',
  },
  fr: {
    title: 'Civilité',
    titles: ['Monsieur', 'Madame'],
    first: 'Prénom',
    last: 'Nom',
    email: 'Adresse mail',
    phone: 'Téléphone',
    slots: 'Quand pouvons-nous vous appeler ?',
    times: ['10 h – 13 h', '14 h – 16 h', '16 h – 19 h'],
    remarks: 'Remarques',
    news: 'Envoyez-moi chaque semaine les nouveaux biens',
    send: 'Demander des informations',
    subscribe: 'S’inscrire',
    privacy: 'Déclaration de vie privée',
  },
} as const

type SampleLocale = keyof typeof WORDS

function personFields(locale: SampleLocale): readonly Field[] {
  const words = WORDS[locale]
  return [
    may({ name: 'title', kind: 'radio', label: words.title, options: options(...words.titles) }),
    need({ name: 'firstName', kind: 'text', label: words.first, autocomplete: 'given-name', width: 3 }),
    need({ name: 'lastName', kind: 'text', label: words.last, autocomplete: 'family-name', width: 3 }),
    need({
      name: 'email',
      kind: 'email',
      label: words.email,
      autocomplete: 'email',
      inputMode: 'email',
      width: 3,
    }),
    need({ name: 'phone', kind: 'tel', label: words.phone, autocomplete: 'tel', inputMode: 'tel', width: 3 }),
    may({ name: 'slots', kind: 'checkboxes', label: words.slots, options: options(...words.times) }),
    may({ name: 'remarks', kind: 'textarea', label: words.remarks }),
    may({ name: 'newsletter', kind: 'checkbox', label: words.news }),
  ]
}

const language = (locale: SampleLocale): Field => ({
  name: 'language',
  kind: 'hidden',
  required: false,
  value: locale,
  width: 6,
})

export function contactForm(locale: SampleLocale, name: string): Form {
  return {
    name,
    action: `/api/forms/${name}`,
    groups: [{ fields: [language(locale)] }, { fields: personFields(locale) }],
    submit: WORDS[locale].send,
    privacy: { href: `/${locale}/privacy/`, label: WORDS[locale].privacy },
  }
}

/** Forms of the shell that pages of properties and projects use. */
export function sampleRequests(locale: SampleLocale): Shell['requests'] {
  return Object.fromEntries(REQUESTS.map((name) => [name, contactForm(locale, name)]))
}

const REQUESTS = [
  'contact-me',
  'contact-appointment',
  'request-documents',
  'send-to-friend',
  'contact-construction',
] as const

export function sampleRequest(locale: SampleLocale, name: (typeof REQUESTS)[number]): FormRequest {
  const request = { title: FORMS[name].title, name, hidden: [language(locale)] }
  if (name !== 'request-documents') return request
  const label = 'Renseignements urbanistiques, certificat amiante, contrôle électrique'
  return { ...request, documents: [{ value: label, label, checked: true }] }
}

export function newsletterForm(locale: SampleLocale): Form {
  const email = need({ name: 'email', kind: 'email', label: WORDS[locale].email, autocomplete: 'email' })
  return {
    ...contactForm(locale, 'sign-newsletter'),
    groups: [{ fields: [language(locale), email] }],
    submit: WORDS[locale].subscribe,
  }
}

/** The valuation, in Dutch: every kind of field. */
export function valuationForm(): Form {
  return {
    ...contactForm('nl', 'contact-demand'),
    groups: [
      {
        title: 'Het pand',
        fields: [
          need({
            name: 'street',
            kind: 'text',
            label: 'Straat en nummer',
            autocomplete: 'address-line1',
            error: 'Vul uw straat en nummer in',
          }),
          need({
            name: 'zip',
            kind: 'text',
            label: 'Postcode',
            autocomplete: 'postal-code',
            inputMode: 'numeric',
            width: 2,
          }),
          need({ name: 'city', kind: 'text', label: 'Gemeente', autocomplete: 'address-level2', width: 4 }),
          need({
            name: 'types',
            kind: 'checkboxes',
            label: 'Type pand',
            options: options(
              'Huis',
              'Appartement',
              'Studio',
              'Grond',
              'Opbrengsteigendom',
              'Handelspand',
              'Kantoor',
              'Garage',
            ),
          }),
          may({
            name: 'state',
            kind: 'select',
            label: 'Staat',
            options: options('Instapklaar', 'Op te frissen'),
            width: 3,
          }),
          may({ name: 'startDate', kind: 'date', label: 'Vrij vanaf', width: 3 }),
          need({
            name: 'goal',
            kind: 'radio',
            label: 'Wat wilt u ermee?',
            options: options('Verkopen', 'Verhuren', 'Alleen de waarde kennen'),
          }),
          may({
            name: 'zone',
            kind: 'text',
            label: 'Waar zoekt u?',
            hint: 'Gemeenten of postcodes, met komma’s ertussen',
          }),
        ],
      },
      {
        title: 'Uzelf',
        notices: ['De huurwaarborg voor een woning is hoogstens:'],
        facts: [{ term: 'energy.region.flanders', value: '3 maanden huur' }],
        fields: personFields('nl'),
      },
    ],
    submit: 'Vraag de schatting aan',
  }
}
