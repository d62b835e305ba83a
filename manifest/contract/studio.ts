/**
 * The requests between the studio (`src/studio`) and the development server (`codegen/build/studio`).
 *
 * The server keeps no drafts. A request carries the texts that differ from the disk, and an answer carries new
 * texts; the page keeps them, undoes them and saves them. Names of files are relative to the manifest's folder,
 * as in `consultas/cpf.yaml`.
 *
 * Every request is a POST below `/__manifesto/api/` with JSON and the page's token in the header
 * `X-Studio-Token`. A refused request is 403; a request that cannot be answered is 400 with `StudioProblem`.
 */
import type { Json } from '../schema/consulta.ts'
import type { ConsultaDefinition, ConsultaFamily } from './resolved.ts'
import type { ManifestContent } from './studio-content.ts'

export const studioApi = '/__manifesto/api/'

export const studioTokenHeader = 'X-Studio-Token'

/** Name of the `<meta>` of the page that holds the token. */
export const studioTokenMeta = 'studio-token'

/** New texts by file name. `null` deletes the file. */
export type Texts = Record<string, string | null>

/** Keys and indices from the root of a YAML document. */
export type EntryPath = (string | number)[]

export type Place = { file: string; path: EntryPath }

/** Offsets in the text of a file; `end` is exclusive. */
export type Range = { start: number; end: number }

/** Why a request could not be answered, in Portuguese. */
export type StudioProblem = { problem: string }

/** `open`: the manifest on the disk. Answered once, and after each change of the disk. */
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

/** `check`: diagnostics of the drafts, and the content if they are valid. */
export type CheckRequest = { drafts: Texts }
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
  /** The remedy, if it is a text: replaces `range`. */
  fix?: { label: string; range: Range; text: string }
}

/** `outline`: the parts of the drafts as a tree. A file that is no YAML has a node without children. */
export type OutlineRequest = { drafts: Texts }
export type OutlineAnswer = { groups: OutlineNode[] }
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

/** `form`: the keys at a place as controls, derived from the grammar. */
export type FormRequest = { drafts: Texts; place: Place }
export type FormAnswer = { node: FormNode }

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
  | { type: 'color' }
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
  | { type: 'list'; items: FormNode[]; newItem: unknown; itemLabel: string }
  | { type: 'map'; entries: FormNode[]; keyLabel: string; newValue: unknown }
  /** Headers, entries and groups, at most `levels` deep. */
  | { type: 'menu'; rows: MenuRow[]; levels: number; newEntry: unknown }
  | { type: 'yaml' }

/** `complete`: what may be written at the cursor. The text need not parse. `offset` counts in the text of `file`. */
export type CompleteRequest = { drafts: Texts; file: string; offset: number }
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

/**
 * `edit`: changes of values as edits of text. Bytes that no edit means stay. Edits apply one after the other, and each
 * place is one of the text before its edit.
 *
 * `set` adds a missing key, with its parents, and an element at the end of a list. In `insert` and `move`, `place` is
 * the list or the map; an inserted `value` of a map is a map of the new entries. Indices count elements, or keys in
 * the order of the file; `to` and the `index` of a transfer count without the moved entry.
 */
export type EditRequest = { drafts: Texts; edits: ValueEdit[] }
export type ValueEdit =
  | { op: 'set'; place: Place; value: unknown }
  | { op: 'remove'; place: Place }
  | { op: 'insert'; place: Place; index: number; value: unknown }
  | { op: 'move'; place: Place; from: number; to: number }
  /** Renames a key of a map. */
  | { op: 'rename-key'; place: Place; to: string }
  /** Moves an entry of a list to another list, as in menus. */
  | { op: 'transfer'; place: Place; to: Place; index: number }
export type EditAnswer = { texts: Texts }

/** `new-form`: the fields of the dialog of a new part. `near` is the part in the editor: its family, menu or section is chosen. */
export const newKinds = [
  'variant',
  'family',
  'dossie',
  'route',
  'redirect',
  'menu-entry',
  'source',
  'question',
  'release',
] as const
export type NewKind = (typeof newKinds)[number]
export type NewFormRequest = { drafts: Texts; kind: NewKind; near?: Place | undefined }
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

/** `create`: a new part. `values` are the texts of the dialog, by the names of its fields. */
export type CreateRequest = { drafts: Texts; kind: NewKind; values: Record<string, string> }
/** The texts of the changed files, and the part to open; or why fields are refused, by name. An error of no field has the name ''. */
export type PartAnswer = { texts: Texts; place: Place } | { errors: Record<string, string> }

/** `copy`: copies a part beside itself, with a free number or name. */
export type CopyRequest = { drafts: Texts; place: Place }
export type CopyAnswer = { texts: Texts; place: Place }

/** `references`: the parts that name a part, and the diagnostics that its removal would give. */
export type ReferencesRequest = { drafts: Texts; place: Place }
export type ReferencesAnswer = { references: PartReference[]; diagnostics: StudioDiagnostic[] }
export type PartReference = {
  place: Place
  /** `menu.yaml:12`. */
  position: string
  text: string
  /** `remove` removes it with the part: it would lead nowhere. Other references are left to the user. */
  isRemoved: boolean
}

/** `remove`: removes a part, and the references that are nothing without it. */
export type RemoveRequest = { drafts: Texts; place: Place }
/** `place` is the part around it. */
export type RemoveAnswer = { texts: Texts; place: Place | null }

/** `rename-form`: the title, the name and the path of a part, as far as it has them. */
export type RenameFormRequest = { drafts: Texts; place: Place }
/** `rename`: changes them, with all links and names that refer to the part, and redirects the old paths. */
export type RenameRequest = { drafts: Texts; place: Place; values: Record<string, string> }
/** `mentions` are positions of texts that still name the old path. */
export type RenameAnswer =
  | { texts: Texts; place: Place; changes: string[]; mentions: string[] }
  | { errors: Record<string, string> }

/** `consulta`: the resolved definition of the drafts, for the preview. */
export type ConsultaRequest = { drafts: Texts; id: string }
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
 * `modules`: the values of generated modules that the drafts change, by file below the generated folder and export
 * name. `afterSaving` names changes that a page shows only once they are saved, in Portuguese.
 */
export type ModulesRequest = { drafts: Texts }
export type ModulesAnswer = { modules: Record<string, Record<string, Json>>; afterSaving: string[] }

/** The property of the studio's window that has these values. Pages in its frame read them. */
export const draftModulesName = 'averiguaDraftModules'
/** Sent to the frame: the values changed. */
export const draftsMessage = { type: 'averigua:drafts' }

/** `compare`: the drafts against the disk (`disk`), or with the drafts against HEAD (`head`). */
export type CompareRequest = { drafts: Texts; against: 'disk' | 'head' }
export type CompareAnswer = {
  /** Changes as `codegen diff` tells them; absent while a side is invalid, then `problem` says why. */
  changes?: { text: string; isBreaking: boolean; reason?: string }[]
  problem?: string
  /** A unified diff per changed file. */
  patches: { name: string; patch: string }[]
}

/** `save`: writes all files or none. `base` has the digests of the texts that the drafts were based on. */
export type SaveRequest = { drafts: Texts; base: Record<string, string | null> }
/** With conflicts, nothing was written (409). `text` is the text on the disk. */
export type SaveAnswer = { files: { name: string; digest: string | null }[] }
export type SaveConflict = { conflicts: { name: string; text: string | null; digest: string | null }[] }

/** `commit`: commits the manifest's folder and the generated code, and nothing else. */
export type CommitRequest = { message: string }
export type CommitAnswer = { commit: string; subject: string }

/** `icons`: icons that match a word, each with its SVG document in black. */
export type IconsRequest = { word: string; count: number }
export type IconsAnswer = { icons: { name: string; svg: string }[] }

/** `ask`: the answer of a declared source to one query with typed values. The server keeps nothing. */
export type AskRequest = {
  drafts: Texts
  id: string
  /** The typed values by field. */
  values: Record<string, string>
  /** One of the manifest's purposes; required if the consulta requires one. */
  purpose?: string
}
export type AskAnswer = { status: number; text: string }

/** Events of Vite's connection. The disk changed: the page opens it again. */
export const studioChangedEvent = 'averigua:studio-changed'
/** JSON-RPC messages of the YAML language server, in both directions. */
export const languageServerEvent = 'averigua:language-server'
