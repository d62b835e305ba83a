import type {
  EntryPath,
  FormChoice,
  Place,
  StudioAnswers,
  StudioRequests,
  ValueEdit,
} from '../../../../manifest/contract/studio.ts'
import type { StudioContext } from '../studio-context.ts'
import { createPartSource } from './create-part.ts'
import { answerDialog, refuseNewErrors } from './field-errors.ts'
import { isInside, requirePart } from './find-references.ts'
import { findEntries, listParents, readParent } from './new-menu-entry.ts'
import { choiceField, type PartSource } from './new-part.ts'

/** `transfer-form`: the menus and groups that may get a menu entry. */
export function transferForm(
  context: StudioContext,
  { drafts, place }: StudioRequests['transfer-form'],
): StudioAnswers['transfer-form'] {
  requirePart(context, drafts, place, 'transfer')
  return { fields: listTransferFields(createPartSource(context, drafts), place) }
}

/** `transfer`: moves a menu entry to the end of another menu or group. */
export function transfer(
  context: StudioContext,
  { drafts, place, values: typed }: StudioRequests['transfer'],
): StudioAnswers['transfer'] {
  requirePart(context, drafts, place, 'transfer')
  const source = createPartSource(context, drafts)
  return answerDialog(listTransferFields(source, place), typed, ({ parent = '' }) => {
    const to = { ...place, path: readParent(parent) }
    const home = place.path.slice(0, -1)
    const index = findEntries(source.manifest, to.path)?.length ?? 0
    const edits: ValueEdit[] = [
      ...(index === 0 ? [{ op: 'set', place: to, value: [] } as const] : []),
      { op: 'transfer', place, to, index },
      // A group without entries has no list.
      ...(home.length > 1 && findEntries(source.manifest, home)?.length === 1
        ? [{ op: 'remove', place: { ...place, path: home } } as const]
        : []),
    ]
    const moved = { ...place, path: [...shiftAfterRemoval(to.path, place.path), index] }
    return refuseNewErrors(context, drafts, {
      texts: source.edit(edits),
      place: moved,
      changes: [],
      mentions: [],
    })
  })
}

const listTransferFields = ({ manifest }: PartSource, place: Place) => [
  choiceField('parent', 'Onde', listOtherParents(listParents(manifest), place), {
    help: 'A entrada fica no fim da lista. Os níveis são no máximo três.',
  }),
]

/** Leaves out the list of the entry and what is inside the entry. */
const listOtherParents = (parents: FormChoice[], place: Place) =>
  parents.filter(({ value }) => {
    const path = readParent(value)
    return value !== place.path.slice(0, -1).join('/') && !isInside({ ...place, path }, place)
  })

/** Returns the path after the removal of an entry of a list. */
function shiftAfterRemoval(path: EntryPath, removed: EntryPath): EntryPath {
  const depth = removed.length - 1
  const [step, index] = [path[depth], removed[depth]]
  const isSameList = removed.slice(0, depth).every((one, at) => one === path[at])
  return isSameList && typeof step === 'number' && typeof index === 'number' && index < step
    ? path.with(depth, step - 1)
    : path
}
