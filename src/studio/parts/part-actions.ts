import type { Place } from '@manifest/contract/studio.ts'
import { proxy, snapshot } from 'valtio'
import { announce } from '../workspace/announce.ts'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { applyTexts, draftState } from '../workspace/drafts.ts'
import { editValues, select } from '../workspace/workspace.ts'

/** The open dialog of an action. */
type PartActions = { dialog?: { action: 'rename' | 'remove'; place: Place; title: string } }

export const partActions = proxy<PartActions>({})

export function openPartDialog(action: 'rename' | 'remove', place: Place, title: string) {
  partActions.dialog = { action, place, title }
}

export function closePartDialog(announcement?: string) {
  delete partActions.dialog
  if (announcement !== undefined) announce(announcement)
}

/** Copies a part and opens the copy. */
export async function copyPart(place: Place, title: string) {
  try {
    const copied = await sendRequest('copy', { drafts: snapshot(draftState).drafts, place })
    applyTexts(`Cópia de ${title}`, copied.texts)
    select(copied.place)
    announce(`Copiado: ${title}`)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    announce(error.message)
  }
}

/** Moves an element of a list up (-1) or down (1). At the end of the list it stays. */
export async function movePart({ file, path }: Place, title: string, by: -1 | 1) {
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const edit = { op: 'move', place: { file, path: list }, from: index, to: index + by } as const
  const isMoved = index + by >= 0 && (await editValues(`${title}: ordem`, [edit])) === undefined
  if (isMoved) select({ file, path: [...list, index + by] })
  announce(
    isMoved
      ? `${title} ${by < 0 ? 'subiu' : 'desceu'}`
      : `${title} já é ${by < 0 ? 'a primeira parte' : 'a última parte'} da lista`,
  )
}
