import type { Place, RenameAnswer, Texts, ValueEdit } from '../../../../manifest/contract/studio.ts'
import { readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import { identifier } from '../../../../manifest/schema/text.ts'
import { fileStem } from '../../../compile/read/manifest-files.ts'
import { toEntryPath } from '../../edit/edit-texts.ts'
import { listFileTexts } from '../../rename/rename-route.ts'
import { applyEdits } from '../edit.ts'
import type { StudioContext } from '../studio-context.ts'
import { createPartSource } from './create-part.ts'
import { findReferences, listCastUses } from './find-references.ts'
import { FieldError, type PartSource } from './new-part.ts'

export type Renamed = Extract<RenameAnswer, { texts: Texts }>

/**
 * Changes the name by which other parts know a source, a family, a member of the cast or a dossiê.
 *
 * @throws FieldError if the name is malformed or taken.
 */
export function changeName(context: StudioContext, drafts: Texts, place: Place, name: string): Renamed {
  const message = identifier.safeParse(name).error?.issues[0]?.message
  if (message !== undefined) throw new FieldError('name', message)
  const source = createPartSource(context, drafts)
  switch (readPartKind(place)) {
    case 'source':
      return renameSource(source, place, name)
    case 'cast-member':
      return renameMember(context, drafts, place, name)
    case 'family':
      return renameFamily(source, place, name)
    default:
      return renameFile(source, place, { name, key: 'dossie', title: 'dossiê' }, [])
  }
}

/** Renames a source, with the requests, the fallbacks and the balance that name it. */
function renameSource({ manifest, edit }: PartSource, place: Place, name: string): Renamed {
  if (Object.hasOwn(manifest.sources?.value.sources ?? {}, name))
    throw new FieldError('name', `A fonte "${name}" já existe`)
  const references = findReferences(manifest, place)
  const edits = references.map(({ place: { file, path } }): ValueEdit => {
    const at = path.at(-1) === 'source' ? path : [...path, 'source']
    return { op: 'set', place: { file, path: at }, value: name }
  })
  return {
    texts: edit([{ op: 'rename-key', place, to: name }, ...edits]),
    place: { ...place, path: ['sources', name] },
    changes: references.map(({ position, text }) => `${position}: ${text}`),
    mentions: [],
  }
}

/** Renames a member of the cast, with the references of examples and of other members. */
function renameMember(context: StudioContext, drafts: Texts, place: Place, name: string): Renamed {
  const { manifest } = createPartSource(context, drafts)
  const [group = '', old = ''] = place.path.map(String)
  if (Object.values(manifest.cast?.value ?? {}).some((members) => Object.hasOwn(members ?? {}, name)))
    throw new FieldError('name', `O elenco já tem "${name}"`)
  const uses = listCastUses(manifest, old)
  const files = [...manifest.consultas, ...(manifest.cast ? [manifest.cast] : [])]
  // A member has hundreds of references. One edit of a value each would take half a minute.
  const replaced = Object.fromEntries(
    files.flatMap(({ document: { name: file, text } }) => {
      const next = replaceReferences(text, old, name)
      return next === text ? [] : [[file, next]]
    }),
  )
  const names = uses.filter(({ text }) => !text.includes('{cast.'))
  const edits = names.map(({ place: at }): ValueEdit => ({ op: 'set', place: at, value: name }))
  const rename: ValueEdit = { op: 'rename-key', place, to: name }
  const edited = applyEdits(context, { ...drafts, ...replaced }, [...edits, rename])
  return {
    texts: { ...replaced, ...edited },
    place: { ...place, path: [group, name] },
    changes: uses.map(({ position, text }) => `${position}: ${text}`),
    mentions: [],
  }
}

/** A reference goes on with a fact, a style or its end. */
const replaceReferences = (text: string, old: string, name: string) =>
  ['.', ':', '}'].reduce(
    (all, sign) => all.replaceAll(`{cast.${old}${sign}`, () => `{cast.${name}${sign}`),
    text,
  )

/** Renames a family, with the parts of dossiês that show it and the values that other parts take from them. */
function renameFamily(source: PartSource, place: Place, name: string): Renamed {
  const old = fileStem(place.file)
  const edits = source.manifest.dossies.flatMap(({ document, value: { parts } }): ValueEdit[] => {
    const set = (path: Place['path'], value: string): ValueEdit => ({
      op: 'set',
      place: { file: document.name, path },
      value,
    })
    const shown = parts.flatMap(({ consulta }, index) => (consulta === old ? [index] : []))
    // A part without a name has the name of its family.
    const isNamed = shown.some((index) => parts[index]?.name === undefined)
    const taken = isNamed ? listFileTexts(document).filter(({ text }) => text.includes(`{parts.${old}.`)) : []
    return [
      ...shown.map((index) => set(['parts', index, 'consulta'], name)),
      ...taken.map(({ at, text }) =>
        set(
          toEntryPath(at),
          text.replaceAll(`{parts.${old}.`, () => `{parts.${name}.`),
        ),
      ),
    ]
  })
  return renameFile(source, place, { name, key: 'consulta', title: 'família' }, edits)
}

type FileName = { name: string; key: 'consulta' | 'dossie'; title: string }

/** Gives a part that is a file another name, which the file repeats. `edits` change other files. */
function renameFile(
  { manifest: { dossies, families }, edit }: PartSource,
  place: Place,
  { name, key, title }: FileName,
  edits: ValueEdit[],
): Renamed {
  const file = place.file.replace(/[^/]+$/, () => `${name}.yaml`)
  const isOther = (document: string) =>
    document !== place.file && document.toLowerCase() === file.toLowerCase()
  if ([...dossies, ...families].some(({ document }) => isOther(document.name)))
    throw new FieldError('name', `${title === 'família' ? 'A' : 'O'} ${title} "${name}" já existe`)
  const texts = edit([{ op: 'set', place: { ...place, path: [key] }, value: name }, ...edits])
  const { [place.file]: text = '', ...others } = texts
  return {
    texts: { ...others, [place.file]: null, [file]: text },
    place: { file, path: [] },
    changes: [
      `O arquivo ${fileStem(place.file)}.yaml passa a ser ${name}.yaml`,
      ...edits.map(({ place: { file: other, path } }) => `${other}: ${path.join('.')}`),
    ],
    mentions: [],
  }
}
