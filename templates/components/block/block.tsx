import type { Block as BlockProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Team } from '../agent/team.tsx'
import { Archive } from '../archive/archive.tsx'
import { Calculator } from '../calculator/calculator.tsx'
import { Cards } from '../card/cards.tsx'
import { Course } from '../course/course.tsx'
import { Form } from '../form/form.tsx'
import { Html } from '../html/html.tsx'
import { Listing } from '../listing/listing.tsx'
import { Offices, OfficesMap } from '../offices/offices.tsx'
import { Profile } from '../profile/profile.tsx'
import { Quote } from '../quote/quote.tsx'
import { Saved } from '../saved/saved.tsx'
import { FormUses } from '../form-uses/form-uses.tsx'
import { StorageTables } from '../storage-tables/storage-tables.tsx'
import { Teasers } from '../teasers/teasers.tsx'
import { TextBlock } from '../text-block/text-block.tsx'
import { TrackControls } from '../track/track-controls.tsx'
import { isWide } from './segments.ts'

export interface BlockContentProps<Kind extends BlockProps['kind'] = BlockProps['kind']> {
  readonly id: string
  readonly block: Extract<BlockProps, { kind: Kind }>
  /** The first picture of the block loads with priority. */
  readonly priority?: boolean | undefined
}

/** The content of a block, without its position. */
export function BlockContent({ id, block, priority }: BlockContentProps) {
  switch (block.kind) {
    case 'text':
      return <TextBlock id={id} block={block} wide={isWide(block)} priority={priority ? 'high' : undefined} />
    case 'quote':
      return <Quote block={block} />
    case 'articles':
      return <ArticlesBlock id={id} block={block} />
    case 'properties':
    case 'projects':
      return <CardsBlock id={id} block={block} priority={priority} />
    case 'form':
      return <FormBlock id={id} block={block} />
    case 'offices':
      return <OfficesBlock id={id} block={block} />
    case 'team':
      return (
        <>
          {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
          <Team people={block.people} />
        </>
      )
    case 'profile':
      return <Profile block={block} />
    case 'archive':
      return <ArchiveBlock id={id} block={block} />
    case 'calculator':
      return <CalculatorBlock id={id} block={block} />
    case 'saved':
      return <Saved lists={block.lists} form={block.form} />
    case 'forms':
    case 'storage':
      return <TablesBlock id={id} block={block} />
  }
}

function ArchiveBlock({ id, block }: BlockContentProps<'archive'>) {
  return (
    <>
      {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
      {block.intro && <Html html={block.intro} className="block__intro" />}
      <Archive id={id} block={block} level={levelIn(block)} />
    </>
  )
}

function OfficesBlock({ id, block }: BlockContentProps<'offices'>) {
  return (
    <>
      {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
      <Offices offices={block.offices} level={levelIn(block)} />
      <OfficesMap map={block.map} />
    </>
  )
}

function CalculatorBlock({ id, block }: BlockContentProps<'calculator'>) {
  return (
    <>
      {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
      <Calculator calculator={block.calculator} level={levelIn(block)} />
    </>
  )
}

/** Tables that follow from the configuration of the site. */
function TablesBlock({ id, block }: BlockContentProps<'forms' | 'storage'>) {
  return (
    <>
      {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
      {block.kind === 'forms' ? (
        <FormUses forms={block.forms} level={levelIn(block)} />
      ) : (
        <StorageTables tables={block} level={levelIn(block)} />
      )}
    </>
  )
}

/** Headings in a block without a title start at its own level. */
function levelIn(block: BlockProps): 2 | 3 {
  return block.title ? 3 : 2
}

function ArticlesBlock({ id, block }: BlockContentProps<'articles'>) {
  const controls = block.view === 'slider' && block.teasers.length > 1 && (
    <TrackControls
      total={block.teasers.length}
      previous="slider.previous"
      next="slider.next"
      autoplay={block.autoplay}
    />
  )
  return (
    <>
      {block.title ? (
        <Course id={id} title={block.title} size={block.titleSize} link={block.link}>
          {controls}
        </Course>
      ) : (
        controls
      )}
      {block.intro && <Html html={block.intro} className="block__intro" />}
      <Teasers
        id={id}
        view={block.view}
        perRow={block.perRow}
        teasers={block.teasers}
        level={levelIn(block)}
      />
    </>
  )
}

function CardsBlock({ id, block, priority }: BlockContentProps<'properties' | 'projects'>) {
  const t = useT()
  const level = levelIn(block)
  const intro = block.intro && <Html html={block.intro} className="block__intro" />
  if (block.kind === 'properties' && block.listing) {
    return (
      <>
        {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
        {intro}
        <Listing block={block} listing={block.listing} level={level} priority={priority} />
      </>
    )
  }
  return (
    <>
      {block.title && <Course id={id} title={block.title} size={block.titleSize} link={block.link} />}
      {intro}
      {block.cards.length === 0 && <p>{t('error.noProjects')}</p>}
      <Cards
        cards={block.cards}
        perRow={block.perRow}
        level={level}
        strip={block.perRow > 3}
        priority={priority}
      />
    </>
  )
}

function FormBlock({ id, block }: BlockContentProps<'form'>) {
  return (
    <>
      {block.title && <Course id={id} title={block.title} size={block.titleSize} />}
      {block.intro && <Html html={block.intro} className="block__intro" />}
      <Form form={block.form} level={levelIn(block)} main />
    </>
  )
}
