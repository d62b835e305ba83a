import { listReferences } from '../../../manifest/contract/cast/references.ts'
import { variantPath } from '../../../manifest/contract/consulta-paths.ts'
import { listFindingTargets, readMeasure } from '../../../manifest/contract/findings.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { NewRequest } from '../../../manifest/schema/studio.ts'
import { hasValue } from '../../compile/check/answer-paths.ts'
import { listTexts } from '../../compile/expand/cast/answer-texts.ts'
import { indexMembers } from '../../compile/expand/cast/members.ts'
import type { ExpandedFamily } from '../../compile/expand/expand-family.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { hasFindingValue } from '../../compile/expand/select-findings.ts'
import { readAtPath } from '../../compile/parse/read-at-path.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { readValue } from '../edit/values/read-tree.ts'
import { insertValue } from '../edit/values/value-edits.ts'
import { buildEcho, guessRequest, guessSource } from './add-family.ts'
import type { Addition } from './addition.ts'
import { toYamlPage } from './page-choices.ts'
import type { PageProposal } from './page-proposal.ts'
import { chooseRequest, type RequestChoice } from './request-choice.ts'
import { findFirstValue, fitsSummary } from './sample-layout.ts'

type NewVariantOptions = {
  family: string
  title: string
  number: string | undefined
  /** The request, if the author gave it. */
  request?: NewRequest | RequestChoice | undefined
  /** The page of a sample answer. */
  page: PageProposal | undefined
}

/**
 * Returns a family's file with one more variant. The rest of the file stays the same.
 *
 * @throws CommandError if the family does not exist or the number is taken.
 */
export function addVariant(options: NewVariantOptions, manifest: ExpandedManifest): Addition {
  const family = findFamily(options.family, manifest)
  const { document, file } = family
  const number = chooseNumber(family, options.number)
  const cast = manifest.cast?.value
  const { page, request } = options
  const source = guessSource(manifest, file.consulta)
  const { fields } = readForm(family)
  const guessed = guessRequest(source ?? '', file.consulta, options.title, fields)
  const chosen = chooseRequest(request, guessed, fields, manifest)
  const variant = buildVariant({ title: options.title, family, source, page, cast, chosen })
  const text = insertVariant(document.text, number, variant)
  return {
    name: document.name,
    text,
    ...findAddition(document.text, text),
    isNewFamily: false,
    number,
    path: variantPath(file.path, number),
    request: (variant.request ?? file.defaults.request) as Addition['request'],
    isRequestInherited: variant.request === undefined,
    isRequestChosen: chosen !== undefined,
    page,
  }
}

/** @throws CommandError if the family does not exist. */
export function findFamily(name: string, manifest: ExpandedManifest): ExpandedFamily {
  const family = manifest.families.find(({ file }) => file.consulta === name)
  if (family) return family
  const names = manifest.families.map(({ file }) => file.consulta)
  const hint = suggestionHint(name, names)?.text
  throw new CommandError(`A família "${name}" não existe`, hint)
}

/**
 * Returns the requested number, or else the highest number plus one. Gaps stay: a removed number may still be
 * in a user's bookmarks.
 *
 * @throws CommandError if the number is invalid or taken.
 */
function chooseNumber({ document, variants }: ExpandedFamily, requestedNumber: string | undefined): number {
  const highest = Math.max(0, ...variants.map(({ number }) => number))
  if (requestedNumber === undefined) return highest + 1
  if (!/^[1-9]\d{0,5}$/.test(requestedNumber))
    throw new CommandError(`O número de uma variante é inteiro, a partir de 1, e não "${requestedNumber}"`)
  const number = Number(requestedNumber)
  const sameNumber = variants.find((variant) => variant.number === number)
  if (!sameNumber) return number
  const position = document.formatPosition(['variants', requestedNumber], 'key')
  throw new CommandError(
    `A variante ${requestedNumber} já existe: "${sameNumber.written.title}", em ${position}`,
    `o próximo número livre é ${highest + 1}`,
  )
}

/** Returns a family's text with one more variant after the last one, in the style of the file. */
export function insertVariant(text: string, number: number, variant: YamlRecord): string {
  const count = Object.keys(readValue(text, ['variants']) ?? {}).length
  return insertValue(text, ['variants'], count, { [number]: variant })
}

/** Returns the lines that a text adds to another one, and the number of the first. */
export function findAddition(before: string, text: string): Pick<Addition, 'added' | 'line'> {
  const [old, lines] = [before.split('\n'), text.split('\n')]
  let head = 0
  while (head < old.length && old[head] === lines[head]) head += 1
  let tail = 0
  while (tail < old.length - head && old.at(-1 - tail) === lines.at(-1 - tail)) tail += 1
  const added = lines.slice(head, lines.length - tail)
  const blank = added.findIndex((line) => line.trim() !== '')
  return { added: added.join('\n'), line: head + Math.max(0, blank) + 1 }
}

type YamlRecord = Record<string, Json>

type VariantInput = {
  title: string
  family: ExpandedFamily
  /** The source of a guessed request, for a family whose variants inherit none. */
  source: string | undefined
  page: PageProposal | undefined
  cast: CastFile | undefined
  /** The request that the author chose, as in YAML. */
  chosen: Record<string, Json> | undefined
}

/**
 * Returns the keys of a new variant. It omits the keys that the family's `defaults` provide. The rest comes
 * from the sample answer or, without one, from the form.
 */
function buildVariant({ title, family, source, page, cast, chosen }: VariantInput): YamlRecord {
  const { defaults } = family.file
  const form = readForm(family)
  const echo = page || defaults.result || defaults.example ? undefined : buildEcho(form.fields)
  return {
    title,
    ...form.own,
    ...(chosen && !isInherited(chosen, family)
      ? { request: chosen }
      : buildRequest(title, family, form.fields, source, page)),
    ...(page ? buildPage(page, family) : echo),
    ...(page && buildExamples(readManifestValue(family, ['defaults', 'examples']), page.example, cast)),
  }
}

const readManifestValue = ({ document }: ExpandedFamily, path: YamlPath) =>
  readAtPath(document.value, path) as Json

/** Returns the fields of `defaults`. If each variant has its own fields, returns those of the first one. */
export function readForm(family: ExpandedFamily) {
  const { defaults } = family.file
  const first = family.variants[0]
  if (defaults.fields || !first?.written.fields) return { fields: defaults.fields ?? [], own: {} }
  const ownValues = ['fields', 'requireOneOf'].flatMap((key) => {
    const value = readManifestValue(family, ['variants', String(first.number), key])
    return value === undefined ? [] : [[key, value]]
  })
  return { fields: first.written.fields, own: Object.fromEntries(ownValues) as YamlRecord }
}

/** Returns true if the family's `defaults` send the same request. */
function isInherited({ source, get, post }: Record<string, Json>, { file }: ExpandedFamily): boolean {
  const { request } = file.defaults
  return request?.source === source && request?.get === get && request?.post === post
}

/** Returns the request of `defaults`, unless each variant has one of its own: then it is of none of them. */
const findInheritedRequest = ({ file: { defaults }, variants }: ExpandedFamily) =>
  variants.length > 0 && variants.every(({ written }) => written.request) ? undefined : defaults.request

/** Returns what `defaults` says of the errors of a source. */
function readOutcomes(source: string, family: ExpandedFamily): YamlRecord {
  const request = readManifestValue(family, ['defaults', 'request']) as YamlRecord | undefined
  const { source: known, notFound, errors } = request ?? {}
  if (known !== source) return {}
  return { ...(notFound !== undefined && { notFound }), ...(errors !== undefined && { errors }) }
}

/** Returns a request only if none is inherited, or if its fallbacks do not fit the sample. */
function buildRequest(
  title: string,
  family: ExpandedFamily,
  fields: { name: string }[],
  source: string | undefined,
  page: PageProposal | undefined,
): YamlRecord {
  const request = findInheritedRequest(family)
  if (!request)
    return source === undefined
      ? {}
      : {
          request: {
            ...guessRequest(source, family.file.consulta, title, fields),
            ...readOutcomes(source, family),
          },
        }
  const names = (request.fallback ?? []).flatMap(({ rename = {} }) => Object.keys(rename))
  if (!page || names.every((name) => hasValue(page.example, name))) return {}
  // The fallback sources rename keys that this example does not have.
  const { fallback: _, ...ownValues } = readManifestValue(family, ['defaults', 'request']) as YamlRecord
  return { request: ownValues }
}

/** Returns the keys of a page, without a head and findings that the family gives already. */
export function buildPage(page: PageProposal, { file: { defaults } }: ExpandedFamily): YamlRecord {
  const isSummaryInherited =
    !page.isHeadChosen && defaults.summary !== undefined && fitsSummary(defaults.summary, page.example)
  const proposed = page.summary ?? (defaults.summary ? findFirstValue(page.result) : undefined)
  const summary = isSummaryInherited ? undefined : proposed
  const shown = { summary: summary ?? defaults.summary, result: page.result }
  const inherited = (defaults.findings ?? []).filter(
    (finding) => listFindingTargets(finding, shown).length > 0 && hasFindingValue(finding, [page.example]),
  )
  const paths = new Set(inherited.map((finding) => readMeasure(finding).path))
  const findings = page.findings.filter((finding) => !paths.has(readMeasure(finding).path))
  const { findings: own, ...keys } = toYamlPage({ ...page, summary, findings })
  if (own === undefined) return keys
  const { result, example, ...head } = keys
  return { ...head, [inherited.length > 0 ? 'findings+' : 'findings']: own, result, example } as YamlRecord
}

/**
 * Returns the conditional examples that fit the new example, or nothing if all do: none with an answer, which has another shape,
 * and none of a member of the cast whose place nobody has here.
 */
export function buildExamples(
  examples: Json | undefined,
  example: Json,
  cast: CastFile | undefined,
): YamlRecord {
  if (!Array.isArray(examples)) return {}
  const members = indexMembers(cast)
  const named = listTexts(example).flatMap(({ text }) => listReferences(text))
  const groups = new Set(named.map(({ member }) => members.get(member)?.group))
  const fits = (conditional: object) =>
    'as' in conditional
      ? groups.has(members.get(String(conditional.as))?.group)
      : !Object.hasOwn(conditional, 'answer')
  const fitting = examples.filter((conditional) => fits(conditional as object))
  return fitting.length === examples.length ? {} : { examples: fitting }
}
