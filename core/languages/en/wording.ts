import type { Wording } from '../language.ts'

export const wording: Wording = {
  articles: ['the', 'a', 'an'],
  glossary: {
    'e-mail': 'email',
    'under option': 'under offer',
  },
  addressWords: 'thank friend testing sale rent send sign password house testimonials unsubscribe'.split(' '),
}
