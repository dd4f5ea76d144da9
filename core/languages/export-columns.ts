/** The parts of `EXPORT_WORDS`. */
import type { CodeTextKey } from './code-text-keys.ts'
import type { TypeGroup } from './language.ts'

/** The meanings of columns. Names of fields of a property (core/schema/property.ts) have a capital letter. */
export type ExportColumn =
  | 'ID'
  | 'RecordFile'
  | 'Goal'
  | 'Status'
  /** Yes and no. */
  | 'isShown'
  | 'isArchived'
  | 'isSold'
  | 'isRented'
  | 'isOptioned'
  /** Sold, or rented if the home is to let. */
  | 'isTaken'
  | 'isForSale'
  | 'isForRent'
  | 'WebID'
  | 'MainTypeName'
  | 'Price'
  /** The currency of the price. A price without one is in euros. */
  | 'currency'
  | 'ChargesRenter'
  | 'ChargesOwner'
  | 'DepositAmount'
  | 'CadastralIncome'
  | 'VAT'
  | 'Street'
  | 'HouseNumber'
  | 'BoxNr'
  | 'Zip'
  | 'City'
  | 'CountryID'
  | 'Latitude'
  | 'Longitude'
  | 'PublishAddress'
  | 'PublishPrice'
  | 'NumberOfBedRooms'
  | 'NumberOfBathRooms'
  | 'NumberOfShowerRooms'
  | 'NumberOfToilets'
  | 'NumberOfGarages'
  | 'NumberOfParkings'
  | 'NumberOfFacades'
  | 'Floor'
  | 'HasLift'
  | 'SurfaceTotal'
  | 'SurfaceLiving'
  | 'SurfaceConstructed'
  | 'SurfaceGround'
  | 'SurfaceTerrace'
  | 'SurfaceGarden'
  | 'ConstructionYear'
  | 'RenovationYear'
  | 'Heating'
  | 'Kitchen'
  | 'EnergyPerformance'
  | 'TotalEnergy'
  | 'EPCLabelText'
  /** A class of Luxembourg, whose energy class stands in a column of labels. */
  | 'InsulationClass'
  | 'UniqueCode'
  | 'EPCCertificateNumber'
  | 'EPCExpiryDate'
  | 'ELevel'
  | 'CO2Emission'
  | 'FloodZone'
  | 'PScore'
  | 'GScore'
  | 'Availability'
  /** The title, if its values are names of homes. */
  | 'name'
  | 'TypeDescription'
  | 'Lead'
  | 'Description'
  /** It is the description if it is in the languages of visitors. */
  | 'remark'
  | 'VideoUrl'
  | 'VirtualTourUrl'
  | 'CreatedDate'
  | 'LastChangedDate'
  /** Street, number and box in one cell. */
  | 'address'
  /** Postal code and town in one cell. */
  | 'zipAndCity'
  | 'hiddenAddress'
  | 'hiddenPrice'
  | 'pictures'
  | 'plans'
  /** The address of the advert on a portal or on the previous website. */
  | 'url'
  /** A province or region. The postal code decides, so it is not read. */
  | 'region'
  /** A larger town nearby, which is not that of the property. */
  | 'nearestTown'
  | 'rooms'
  | 'floor'
  | 'condition'
  | 'lift'
  | 'furnished'
  | 'agentName'
  | 'agentEmail'
  | 'agentPhone'
  | 'office'
  /** Owners, keys, commissions and notes: never read and never stored. */
  | 'private'

/**
 * The kinds of objects in nested data, by what their names say of the facts in them. `home` is general, as is a
 * word for the home: `general.type` is the type of the home; `features` are parts of it, of which `building.type` may be anything.
 */
export type NameGroup = 'home' | 'features' | 'place' | 'money' | 'rooms' | 'texts'

/** The ways in which others can want a home that is still available; the names of texts (`marquee.option`). */
export type Wanted = 'option' | 'offer' | 'reserved' | 'compromise' | 'conditional'

/** Words are separated by commas, and compared without case, accents, spaces and punctuation. */
export interface ExportWords {
  readonly columns: Readonly<Record<ExportColumn, string>>
  /** A column with one of these words in its name is private, unless its whole name has another meaning. */
  readonly privateWords: string
  /** Telephone numbers and mail addresses without a word that says whose they are. They are private. */
  readonly contacts: string
  /** Words of names that have no meaning of their own, such as articles. */
  readonly smallWords: string
  /** Words for the home, which may stand in the name of any of its facts: `property_city`, `type woning`. */
  readonly home: string
  /** Words of the names of objects. */
  readonly groups: Readonly<Record<NameGroup, string>>
  /** Names of the value, the text and the code in an object that is named by its meaning. */
  readonly parts: Readonly<Record<'value' | 'text' | 'code', string>>
  /** Words of the name of a column of yes and no that says whether the address or the price is shown. */
  readonly publishing: Readonly<Record<'shows' | 'hides' | 'not' | 'address' | 'price', string>>
  readonly yes: string
  readonly no: string
  /** In place of a price that is not published. */
  readonly onRequest: string
  /** Before the lowest price or bid. */
  readonly startingFrom: string
  readonly sale: string
  readonly rent: string
  readonly takeOver: string
  readonly status: Readonly<Record<'active' | 'sold' | 'rented' | 'taken' | 'hidden', string>>
  /** Words for homes that others want already, beside the texts of the package (`marquee.*` in code-texts.ts). */
  readonly wanted: Readonly<Record<Wanted, string>>
  /** Other names of what has a text in every language (code-texts.ts). */
  readonly otherNames: Readonly<Partial<Record<CodeTextKey, string>>>
  readonly belgium: string
  readonly luxembourg: string
  /** Before the number of a letter box. */
  readonly box: string
  /** After one of them, the name of a type says what the home comes with: "maison avec garage". */
  readonly withWords: string
  /** Words of types beside those of the search box. */
  readonly types: Readonly<Record<TypeGroup, string>>
}
