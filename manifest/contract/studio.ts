/**
 * The answers of the development server (`codegen/authoring/studio`) to the studio (`src/studio`), and what else both
 * know. The bodies of the requests are in `manifest/schema/studio.ts`.
 *
 * The server keeps no drafts. A request carries the texts that differ from the disk, and an answer carries new
 * texts; the page keeps them, undoes them and saves them. Names of files are relative to the manifest's folder,
 * as in `consultas/cpf.yaml`. A refused request is 403; a request that cannot be answered is 400 with `StudioProblem`.
 */
import type { Json } from '../schema/consulta.ts'
import type { EntryPath, Place, Texts } from '../schema/studio.ts'
import type { ProposeAnswer } from './answer-page.ts'
import type { ConsultaDefinition, ConsultaFamily } from './resolved.ts'
import type { ManifestContent } from './studio-content.ts'

export type { EntryPath, NewKind, Place, StudioRequests, Texts, ValueEdit } from '../schema/studio.ts'

export const studioApi = '/__manifesto/api/'

export const studioTokenHeader = 'X-Studio-Token'

/** Name of the `<meta>` of the page that holds the token. */
export const studioTokenMeta = 'studio-token'

/** The answers by the names of the requests. */
export type StudioAnswers = {
  open: OpenAnswer
  check: CheckAnswer
  outline: { groups: OutlineNode[] }
  form: { node: FormNode }
  complete: CompleteAnswer
  edit: { texts: Texts }
  'new-form': FieldsAnswer
  create: PartAnswer
  copy: { texts: Texts; place: Place }
  references: ReferencesAnswer
  /** `place` is the part around the removed one. */
  remove: { texts: Texts; place: Place | null }
  'rename-form': FieldsAnswer
  rename: RenameAnswer
  'transfer-form': FieldsAnswer
  transfer: RenameAnswer
  consulta: ConsultaAnswer
  modules: ModulesAnswer
  compare: CompareAnswer
  save: { files: { name: string; digest: string | null }[] }
  merge: { parts: MergePart[] }
  commit: { commit: string; subject: string }
  /** Each with its SVG document in black. */
  icons: { icons: { name: string; svg: string }[] }
  ask: { status: number; text: string }
  propose: ProposeAnswer
  /** `errors` are those of the drafts with the page; `steps` are those that a supplier still needs, in Portuguese. */
  'apply-page': { texts: Texts; id: string; place: Place; errors: StudioDiagnostic[]; steps: string[] }
}

/** Offsets in the text of a file; `end` is exclusive. */
export type Range = { start: number; end: number }

/** Why a request could not be answered, in Portuguese. */
export type StudioProblem = { problem: string }

export type OpenAnswer = {
  /** The absolute path of the folder that messages are relative to. */
  root: string
  /** The manifest's folder below `root`, as positions of the content begin: `manifest`. */
  folder: string
  product: string
  /** Files in the order of their names, with SHA-256 digests of their texts. */
  files: { name: string; text: string; digest: string }[]
  hasGit: boolean
}

export type CheckAnswer = { diagnostics: StudioDiagnostic[]; content?: ManifestContent }

export type StudioDiagnostic = {
  code: string
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** A name relative to the manifest's folder. */
  file: string
  line: number
  column: number
  range: Range
  /** The innermost entry at the position. */
  path: Readonly<EntryPath>
  /** A text that fixes it. Its `range` may be a part of the diagnostic's. */
  fix?: { label: string; range: Range; text: string }
}

export type OutlineNode = {
  /** Unique in the tree, and the same while the part keeps its place. */
  id: string
  title: string
  detail?: string
  /** The part that the node opens; groups have none. */
  place?: Place
  screen?: Screen
  children: OutlineNode[]
}

/** The screen that shows a part: a consulta (id), a dossiê (name) or a page (path). */
export type Screen = { consulta: string } | { dossie: string } | { path: string }

export type FormNode = {
  path: EntryPath
  /** The key in YAML, or the index in a list. */
  key: string
  label: string
  /** The description of the key, for people. */
  help?: string
  control: FormControl
  isRequired: boolean
  /** Keys of an object, of which it needs one set. Absent if the value has one. */
  alternatives?: string[][]
  /** The value in the file; absent if the key is not there. Of an object, list or map, only its scalars. */
  value?: unknown
  /** The value that applies if the key is absent: inherited from `defaults`, or the grammar's. */
  inherited?: unknown
  example?: unknown
  /** The range of the value in the file's text, if the key is there. */
  range?: Range
  diagnostics: StudioDiagnostic[]
  /** The parts are left out, because the form is long: ask for the form at `path`. */
  isPartial?: true
}

export type FormChoice = { value: string; label: string; description?: string }

/**
 * `object` and `item` have children. `list` has items of one shape, `map` has named entries. `yaml` is edited as
 * text, because no control fits. `value-path` names a value of the example.
 */
export type FormControl =
  | { type: 'text'; isLong: boolean; maxLength?: number }
  | { type: 'number'; minimum?: number; maximum?: number }
  | { type: 'boolean' }
  /** An open list suggests its names; a closed list accepts only them. */
  | { type: 'choice'; choices: FormChoice[]; isClosed: boolean }
  | { type: 'icon' }
  | { type: 'tone'; choices: FormChoice[] }
  | { type: 'badge' }
  | { type: 'value-path'; choices: { path: string; shownValue: string }[] }
  | { type: 'link'; choices: FormChoice[] }
  /** Several names of a list, as in `access`. */
  | { type: 'names'; choices: FormChoice[] }
  /** A consulta of a dossiê. Choices are all variants, as `cpf/6`; choosing one sets `consulta` too. */
  | { type: 'variant'; current: string; choices: FormChoice[] }
  /** A union chosen by one key, such as `block` or `kind`. */
  | { type: 'object'; chosenBy?: string; children: FormNode[] }
  /** With several kinds of elements, `newItems` has one of each; the user chooses before the element is made. */
  | { type: 'list'; items: FormNode[]; newItem: unknown; newItems?: NewItem[]; itemLabel: string }
  | { type: 'map'; entries: FormNode[]; keyLabel: string; newValue: unknown }
  /** Headers, entries and groups, at most `levels` deep. */
  | { type: 'menu'; rows: MenuRow[]; levels: number; newEntry: unknown }
  | { type: 'yaml' }

/** A new element of one kind. `kind` is its name in YAML. */
export type NewItem = { kind: string; label: string; value: unknown }

/** The options replace the text from `from` to the cursor. A partial list depends on the typed word. */
export type CompleteAnswer = { from: number; options: Completion[]; isPartial?: true }
export type Completion = {
  label: string
  insert: string
  /** The cursor in `insert` afterwards; by default its end. */
  caret?: number
  detail?: string
  info?: string
  /** A key, whose value comes next. */
  isKey?: true
}

/** An entry of a menu as people see it. Its place follows from its indices. */
export type MenuRow = {
  title: string
  isHeader: boolean
  link?: string
  badge?: string
  /** An SVG document in black. */
  iconSvg?: string
  isHide: boolean
  children: MenuRow[]
}

export type FieldsAnswer = { fields: PartField[] }

/** A field of a dialog. Its value is a text; several names are joined by commas. */
export type PartField = {
  name: string
  label: string
  help?: string
  isRequired: boolean
  control: Extract<FormControl, { type: 'text' | 'choice' | 'names' | 'icon' }>
  value?: string
}

/** The texts of the changed files, and the part to open; or why fields are refused, by name. An error of no field has the name ''. */
export type PartAnswer = { texts: Texts; place: Place } | { errors: Record<string, string> }

export type ReferencesAnswer = { references: PartReference[]; diagnostics: StudioDiagnostic[] }
export type PartReference = {
  place: Place
  /** `menu.yaml:12`. */
  position: string
  text: string
  /** `remove` removes it with the part: it would lead nowhere. Other references are left to the user. */
  isRemoved: boolean
}

/** `mentions` are positions of texts that still name the old path. */
export type RenameAnswer =
  | { texts: Texts; place: Place; changes: string[]; mentions: string[] }
  | { errors: Record<string, string> }

export type ConsultaAnswer = {
  definition: ConsultaDefinition
  family: Omit<ConsultaFamily, 'variants'>
  parts: PartPlaces
}

/** The places of what the preview shows, each in the order of the screen. */
export type PartPlaces = {
  variant: Place
  fields: Place[]
  findings: Place[]
  /** A block, and its items or columns. */
  blocks: { place: Place; items: Place[] }[]
  summary?: Place
}

/**
 * The values of generated modules that the drafts change, by file below the generated folder and export
 * name. `afterSaving` names changes that a page shows only once they are saved, in Portuguese.
 */
export type ModulesAnswer = { modules: Record<string, Record<string, Json>>; afterSaving: string[] }

/** The property of the studio's window that has these values. Pages in its frame read them. */
export const draftModulesName = 'averiguaDraftModules'
/** The property of the studio's window that is the storage of pages in its frame. */
export const frameStorageName = 'averiguaFrameStorage'
/** Sent to the frame: the values changed. */
export const draftsMessage = { type: 'averigua:drafts' }

export type CompareAnswer = {
  /** Changes as `codegen diff` tells them; absent while a side is invalid, then `problem` says why. */
  changes?: { text: string; isBreaking: boolean; reason?: string }[]
  problem?: string
  /** A unified diff per changed file. */
  patches: { name: string; patch: string }[]
}

/** The answer to `save` if the disk changed (409). Nothing was written; `text` is the text on the disk. */
export type SaveConflict = { conflicts: { name: string; text: string | null; digest: string | null }[] }

/** A piece of a merged file; or two versions of it, of which the user chooses one. `label` says what they are about. */
export type MergePart = { text: string } | { label: string; disk: string; draft: string }

/** Events of Vite's connection. The disk changed: the page opens it again. */
export const studioChangedEvent = 'averigua:studio-changed'
/** JSON-RPC messages of the YAML language server, in both directions. */
export const languageServerEvent = 'averigua:language-server'
