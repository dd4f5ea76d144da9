/** An example of each kind of module: the reference prints it, a test checks it, and a picture shows it. */
import { contactDemand } from '../../../core/domain/forms/contact-demand.ts'
import { siteContact } from '../../../core/domain/forms/site-contact.ts'

export interface ModuleExample {
  /** The name of its picture. */
  readonly name: string
  readonly title: string
  readonly about: string
  readonly module: object
}

const text = (en: string) => ({ en })

export const MODULE_EXAMPLES: readonly ModuleExample[] = [
  {
    name: 'text',
    title: 'A text',
    about:
      'Markdown with a heading. `description2` is a second column. `titleSize` is small, medium or large.',
    module: {
      title: text('Selling begins with a visit'),
      description: text(
        'We look at the home, compare it with sales nearby, and give you our valuation on paper.\n\n- free of charge\n- within three days',
      ),
      link: { path: contactDemand.page, label: text('Ask for a valuation') },
    },
  },
  {
    name: 'text-picture',
    title: 'A text with a picture',
    about: 'One `image` stands beside the text; several `images` stand below it.',
    module: {
      title: text('In the middle of town'),
      description: text('Our office is open every day, and on Saturday by appointment.'),
      image: { url: 'images/exterior-office-building-21.jpg', alt: text('The office from the street') },
    },
  },
  {
    name: 'ground-picture',
    title: 'A text over a picture',
    about:
      'With `"backgroundType": "image"`, the `image` is the ground, and the text stands on paper over it.',
    module: {
      title: text('Thinking of selling?'),
      description: text('A right asking price begins with a visit.'),
      backgroundType: 'image',
      image: { url: 'images/banner-golden-hour-row-houses.jpg' },
      link: { path: contactDemand.page, label: text('Ask for a valuation') },
    },
  },
  {
    name: 'ground-gallery',
    title: 'A text over several pictures',
    about: 'With `"backgroundType": "gallery"`, the `images` stand beside each other behind the text.',
    module: {
      title: text('Homes with a garden'),
      description: text('Green space near the city is rare. We know where it is.'),
      backgroundType: 'gallery',
      images: [
        { url: 'images/garden-city-courtyard-03.jpg' },
        { url: 'images/garden-cottage-lawn-borders-02.jpg' },
      ],
    },
  },
  {
    name: 'ground-colour',
    title: 'A text on a colour',
    about:
      'With `"backgroundType": "color"`, the ground is `colorBackground`. The text takes a colour with enough contrast.',
    module: {
      title: text('Open on Saturday'),
      description: text('From 10 to 13, without an appointment.'),
      backgroundType: 'color',
      colorBackground: '#222c30',
    },
  },
  {
    name: 'quote',
    title: 'A quote',
    about:
      'With `"view": "quote-view"` and no relations: a sentence in large letters, with a name (`title`) and a role (`description2`).',
    module: {
      view: 'quote-view',
      description: text('We sold in three weeks, to the family we had hoped for.'),
      title: text('Els and Karim'),
      description2: text('sold in Gent'),
    },
  },
  {
    name: 'homes-latest',
    title: 'The newest homes',
    about: 'Homes for sale and for rent, newest first: four, unless `maxItems` says otherwise.',
    module: {
      title: text('Our latest properties'),
      relations: [{ type: 'property-list', id: 'latest' }],
      maxItems: 3,
      numberItemOfRow: 3,
      link: { path: '/for-sale/', label: text('All properties for sale') },
    },
  },
  {
    name: 'homes-list',
    title: 'A list of homes',
    about:
      'All homes for sale (`"id": "sale"`) or for rent (`"id": "rent"`), with filters, map and pages, if `maxItems` is absent. A site has one such page for each; with `maxItems`, the module is a selection.',
    module: { title: text('For rent'), relations: [{ type: 'property-list', id: 'rent' }], maxItems: 3 },
  },
  {
    name: 'homes-references',
    title: 'Sold and let homes',
    about: 'Homes with the status 6 (reference).',
    module: {
      title: text('Sold and let'),
      relations: [{ type: 'property-list', id: 'references' }],
      maxItems: 3,
    },
  },
  {
    name: 'homes-archive',
    title: 'The archive of what was sold',
    about:
      'The same with `"view": "archive-view"`: large pictures by year, each with the testimonial that names the home as its `property`, and links to the pages of years ([routes](routes.md)).',
    module: {
      title: text('Sold and let'),
      relations: [{ type: 'property-list', id: 'references' }],
      view: 'archive-view',
    },
  },
  {
    name: 'homes-named',
    title: 'Homes one by one',
    about: 'Each relation names a home by its number; several that follow each other are one list.',
    module: {
      title: text('Three houses in one street'),
      relations: ['4127', '4128', '4113'].map((id) => ({ type: 'property', id })),
      numberItemOfRow: 3,
    },
  },
  {
    name: 'projects',
    title: 'New-build projects',
    about: 'All projects, or the first `maxItems`.',
    module: { title: text('New-build projects'), relations: [{ type: 'project-list', id: 'all' }] },
  },
  {
    name: 'articles-cards',
    title: 'Articles as cards',
    about:
      'The articles of a category with `"view": "module-view"`. `{ "type": "article", "id": … }` names a single one, and several relations that follow each other are one list.',
    module: {
      title: text('Our services'),
      relations: [{ type: 'category', id: 'services' }],
      view: 'module-view',
      numberItemOfRow: 3,
    },
  },
  {
    name: 'articles-rows',
    title: 'Articles as rows',
    about: 'The same with `"view": "single-view"`.',
    module: {
      title: text('Our services'),
      relations: [{ type: 'category', id: 'services' }],
      view: 'single-view',
      maxItems: 2,
    },
  },
  {
    name: 'articles-slider',
    title: 'Articles as a slider',
    about: 'The same with `"view": "slider-view"`; `autoplay` is the number of seconds of a slide.',
    module: {
      title: text('What clients say'),
      relations: [{ type: 'category', id: 'testimonials' }],
      view: 'slider-view',
    },
  },
  {
    name: 'articles-quotes',
    title: 'Articles as quotes',
    about: 'The same with `"view": "quote-view"`.',
    module: {
      title: text('What clients say'),
      relations: [{ type: 'category', id: 'testimonials' }],
      view: 'quote-view',
      maxItems: 2,
    },
  },
  {
    name: 'form',
    title: 'A form',
    about:
      'The name of a form ([forms](../guides/forms.md)). A second module with `"class": "next-steps"` stands beside it.',
    module: { title: text('Ask us anything'), relations: [{ type: 'contact', id: siteContact.name }] },
  },
  {
    name: 'offices',
    title: 'The offices',
    about: 'The offices of `site.json` with address and hours, and a button for the map.',
    module: { title: text('Our offices'), relations: [{ type: 'contact', id: 'offices' }] },
  },
  {
    name: 'team',
    title: 'The team',
    about: 'The people of `team.json`.',
    module: { title: text('Our team'), relations: [{ type: 'contact', id: 'team' }] },
  },
  {
    name: 'person',
    title: 'A member of the team',
    about:
      'People by their numbers in `team.json`. With `"view": "single-view"`, the module is the whole profile of one person, as on the page of that person.',
    module: { relations: [{ type: 'person', id: '2' }], view: 'single-view' },
  },
  {
    name: 'saved',
    title: 'Saved homes and searches',
    about: 'What the visitor saved in this browser.',
    module: { title: text('Saved'), relations: [{ type: 'saved', id: 'all' }] },
  },
  {
    name: 'storage',
    title: 'The tables of the cookie policy',
    about: 'What the site stores in the browser, and whom it contacts.',
    module: { title: text('What we store'), relations: [{ type: 'storage', id: 'all' }] },
  },
  {
    name: 'forms',
    title: 'The list of forms',
    about:
      'Each form with the use of its data, its retention and its legal basis, for the privacy statement.',
    module: { title: text('Our forms'), relations: [{ type: 'forms', id: 'all' }] },
  },
  {
    name: 'calculator',
    title: 'A calculator',
    about:
      'What buying a home costs (`buying`), a monthly payment (`loan`), what a tenant has ready (`renting`) or an indexed rent (`indexation`).',
    module: { title: text('What buying costs'), relations: [{ type: 'calculator', id: 'buying' }] },
  },
]
