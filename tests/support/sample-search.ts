/** The files of a search box: three types, five towns, three properties. */
import type { IdFile, PairCounts, ProjectFile, SearchFile } from '../../core/domain/search-file.ts'
import type { WordFile } from '../../core/domain/word-file.ts'

/** Counts of each goal, of each type, of each town. */
export const PAIRS: PairCounts = [
  [
    [2, 0, 1, 0, 0],
    [1, 1, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  [
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
]

export const SEARCH_FILE: SearchFile = {
  goals: [
    { href: '/nl/te-koop/', count: 5, names: ['Te koop', 'À vendre', 'For sale'] },
    { href: '/nl/te-huur/', count: 1, names: ['Te huur', 'À louer', 'For rent'] },
  ],
  types: [
    {
      id: 1,
      names: ['Huis', 'Maison', 'House'],
      words: ['Villa', 'Herenhuis'],
      counts: [3, 1],
      page: 'type/1/',
    },
    { id: 2, names: ['Appartement', 'Apartment'], words: ['Loft'], counts: [2, 0], page: 'type/2/' },
    { id: 9, names: ['Kantoren', 'Gewerbe'], words: ['Kantoor'], counts: [0, 0], page: null },
  ],
  towns: {
    name: ['Gent', 'Gentbrugge', 'Elsene', 'Luik', 'Sint-Martens-Latem'],
    others: [['Gand', 'Ghent'], 0, ['Ixelles'], ['Liège', 'Lüttich'], 0],
    zip: ['9000', '9050', '1050', '4000', '9830'],
    sale: [3, 1, 1, 0, 0],
    rent: [1, 0, 0, 0, 0],
    page: [0, null, 'x-elsene/', 0, 0],
  },
  landmarks: [{ id: 'gent-dampoort', names: ['Station Dampoort', 'Gare de Dampoort'] }],
  pairs: PAIRS,
  ids: { min: 4127, max: 9000, files: ['/_a/ids.1.json'] },
  words: { first: ['!0'], files: ['/_a/words.1.json'] },
  projects: '/_a/projects.1.json',
}

/** Words and lists of the three. The last is sold, and the title of the first also contains Luik. */
export const WORD_FILE: WordFile = {
  words: ['!0', '!1', '=1', '@9000 gent', 'herenhuis', 'huis', 'luik', 'met', 'stadstuin', 'villa'],
  ids: [[4127], [4128], [4127, 1], [4127, 1], [4127], [4128], [4127], [4127], [4127], []],
  past: [[9000], [], [9000], [9000], [], [], [], [], [], [9000]],
}

export const PROJECT_FILE: ProjectFile = {
  id: [803, 804],
  goal: [0, 1],
  href: ['/nl/te-koop/project/werf-negen/', '/nl/te-huur/project/boomgaardhof/'],
  text: ['Werf Negen, wonen aan de oude dokken', 'Boomgaardhof'],
  place: ['Kade 9, 9000 Gent', '1160 Oudergem'],
  picture: [null, null],
  words: ['nieuwbouw', 'nieuwbouw'],
}

export const ID_FILE: IdFile = {
  id: [4127, 4128, 9000],
  goal: [0, 1, 0],
  href: ['/nl/te-koop/gent/huis/4127/', '/nl/te-huur/gent/huis/4128/', '/nl/te-koop/gent/huis/9000/'],
  text: ['Herenhuis met stadstuin', 'Huis', 'Villa'],
  place: ['9000 Gent', '9000 Gent', '9000 Gent'],
  picture: ['/_a/img/house-250.webp', null, null],
}
