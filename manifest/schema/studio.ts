/**
 * The bodies of the studio's requests. `StudioAnswers` in `manifest/contract/studio.ts` has their answers.
 *
 * Every request is a POST below `/__manifesto/api/` with JSON and the page's token. `drafts` are the texts that differ
 * from the disk: the server keeps none.
 */
import * as z from 'zod'
import { finding } from './finding.ts'
import { block, summary } from './result.ts'

/** Drafts have no byte order mark: the file on the disk keeps its own. */
const draft = z.string().transform((text) => text.replace(/^\uFEFF/, ''))

/** New texts by file name, relative to the manifest's folder: `consultas/cpf.yaml`. `null` deletes the file. */
const drafts = z.record(z.string(), draft.nullable())
export type Texts = z.infer<typeof drafts>

/** Keys and indices from the root of a YAML file. */
const entryPath = z.array(z.union([z.string(), z.number()]))
export type EntryPath = z.infer<typeof entryPath>

const place = z.object({ file: z.string(), path: entryPath })
export type Place = z.infer<typeof place>

/** Any value of JSON, with a type that lets the page send what it read. */
const json: z.ZodType<unknown> = z.json()

const index = z.int().min(0)

/**
 * A change of a value as an edit of text. Bytes outside the edit stay.
 *
 * `set` adds a missing key, with its parents, and an element at the end of a list. In `insert` and `move`, `place` is
 * the list or the map; an inserted `value` of a map is a map of the new entries. Indices count elements, or keys in
 * the order of the file; `to` and the `index` of a transfer count without the moved entry.
 */
const valueEdit = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), place, value: json }),
  z.object({ op: z.literal('remove'), place }),
  z.object({ op: z.literal('insert'), place, index, value: json }),
  z.object({ op: z.literal('move'), place, from: index, to: index }),
  z.object({ op: z.literal('rename-key'), place, to: z.string().min(1) }),
  /** Moves an entry of a list to another list, as in menus. */
  z.object({ op: z.literal('transfer'), place, to: place, index }),
])
export type ValueEdit = z.infer<typeof valueEdit>

const newKind = z.enum([
  'variant',
  'family',
  'dossie',
  'route',
  'redirect',
  'menu-entry',
  'source',
  'question',
  'release',
])
export const newKinds = newKind.options
export type NewKind = z.infer<typeof newKind>

/** The texts of a dialog, by the names of its fields. */
const values = z.record(z.string(), z.string())

/** The request of a new consulta. The path may name fields, as `/pessoas/{cpf}`. */
const newRequest = z.object({ source: z.string(), method: z.enum(['get', 'post']), path: z.string() })
export type NewRequest = z.infer<typeof newRequest>

/** The pasted request to the consulta's supplier, with its secrets. It is never stored. */
const supplier = z.string().optional()

/** The place of the page of an answer: a new variant of a family, a new family, or an existing variant. */
const pageTarget = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('variant'),
    family: z.string(),
    title: z.string(),
    request: newRequest.optional(),
    supplier,
  }),
  /** `fields` are kinds of fields, separated by commas. */
  z.object({
    kind: z.literal('family'),
    family: z.string(),
    title: z.string(),
    fields: z.string(),
    request: newRequest.optional(),
    supplier,
  }),
  z.object({ kind: z.literal('replacement'), id: z.string(), supplier }),
  /** The page stays. `answer` is a sample of the supplier's answer, from which codegen proposes the mapping. */
  z.object({ kind: z.literal('supplier'), id: z.string(), supplier: z.string(), answer: z.string() }),
])
export type PageTarget = z.infer<typeof pageTarget>

/** The parts of a variant that an answer decides. The example has invented values, unless the data are public. */
const answerPage = z.object({
  summary: summary.optional(),
  result: z.array(block),
  findings: z.array(finding),
  example: z.json(),
})
export type AnswerPage = z.infer<typeof answerPage>

const valueChoice = z.object({
  id: z.string(),
  /** Another value of the answer, for a value of the head. */
  path: z.string().optional(),
  label: z.string().optional(),
  isSensitive: z.boolean().optional(),
})

const partChoice = z.object({
  id: z.string(),
  title: z.string().optional(),
  values: z.array(valueChoice).optional(),
  isSensitive: z.boolean().optional(),
})
export type PartChoice = z.infer<typeof partChoice>

/** The chosen parts in their order; other parts are left out. The same holds for values and findings. */
const pageChoices = z.object({
  /** Without it, the proposed head; `null` for no head. The head's first value is always shown. */
  summary: partChoice.nullable().optional(),
  parts: z.array(partChoice),
  /** Ids of findings; without them, all that the chosen parts show. */
  findings: z.array(z.string()).optional(),
})
export type PageChoices = z.infer<typeof pageChoices>

export const studioRequests = {
  /** The manifest on the disk. Sent once, and after each change of the disk. */
  open: z.object({}),
  /** Diagnostics of the drafts, and the content if they are valid. */
  check: z.object({ drafts }),
  /** The parts of the drafts as a tree. A file that is no YAML has a node without children. */
  outline: z.object({ drafts }),
  /** The keys at a place as controls, derived from the grammar. */
  form: z.object({ drafts, place }),
  /** The keys and values that may stand at the cursor. The text need not parse. `offset` counts in the text of `file`. */
  complete: z.object({ drafts, file: z.string(), offset: index }),
  /** Applies edits one after the other; each place is one of the text before its edit. */
  edit: z.object({ drafts, edits: z.array(valueEdit) }),
  /** The fields of the dialog of a new part. The dialog proposes the family, menu or section of `near`, the part in the editor. */
  'new-form': z.object({ drafts, kind: newKind, near: place.optional() }),
  create: z.object({ drafts, kind: newKind, values }),
  /** Copies a part beside itself, with a free number or name. */
  copy: z.object({ drafts, place }),
  /** The parts that name a part, and the diagnostics that its removal would give. */
  references: z.object({ drafts, place }),
  /** Removes a part, with the menu entries, redirects and parts of dossiês that lead to it. */
  remove: z.object({ drafts, place }),
  /** The fields of the dialog that renames a part: its title, name and path, as far as it has them. */
  'rename-form': z.object({ drafts, place }),
  /** Changes title, name and path, with all links and names that refer to the part, and redirects the old paths. */
  rename: z.object({ drafts, place, values }),
  /** The fields of the dialog that moves a menu entry to another menu or group. */
  'transfer-form': z.object({ drafts, place }),
  transfer: z.object({ drafts, place, values }),
  /** The resolved definition of a variant, for the preview. */
  consulta: z.object({ drafts, id: z.string() }),
  /** The values of generated modules that the drafts change. */
  modules: z.object({ drafts }),
  /** Compares the drafts with the disk (`disk`) or with the last commit (`head`). */
  compare: z.object({ drafts, against: z.enum(['disk', 'head']) }),
  /** Writes all files or none. `base` has the digests of the texts that the drafts were based on. */
  save: z.object({ drafts, base: z.record(z.string(), z.string().nullable()) }),
  /** Joins the draft of a file that changed on the disk with the disk's text. `base` is the text that both began with. */
  merge: z.object({ drafts, file: z.string(), base: draft.nullable() }),
  /** Commits the manifest's folder and the generated code, and nothing else. */
  commit: z.object({ message: z.string() }),
  /** Icons that match a word. */
  icons: z.object({ word: z.string(), count: z.int().min(1).max(200) }),
  /** Sends one query with typed values, by field, to a declared source. `purpose` is one of the manifest's. */
  ask: z.object({ drafts, id: z.string(), values, purpose: z.string().optional() }),
  /** Proposes the page of an answer. The server keeps nothing of it. */
  propose: z.object({ drafts, target: pageTarget, answer: z.string(), isPublic: z.boolean() }),
  /** Writes the chosen parts of a proposed page. */
  'apply-page': z.object({ drafts, target: pageTarget, page: answerPage, choices: pageChoices }),
}

export type StudioRequests = {
  [Name in keyof typeof studioRequests]: z.infer<(typeof studioRequests)[Name]>
}
