import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { type Draft, leaveOut, type Place, place, ranks } from './draft.ts'
import { emptyText } from './empty-text.ts'
import { isObject, isScalar } from './json.ts'
import { labelOf } from './label.ts'
import { isPersonal } from './personal.ts'
import { addRows } from './row-blocks.ts'
import { sharedKind, shownAs } from './shown-value.ts'
import type { Subject } from './subject.ts'
import { isTooLong } from './too-long.ts'
import { valueKind } from './value-kind.ts'

/** Adds the block of a list: rows of objects, pictures, or plain values. */
export function addList(draft: Draft, list: readonly Json[], at: Place) {
  const rows = list.filter(isObject)
  if (list.length === 0) leaveOut(draft, at.keys, 'a lista está vazia nesta resposta: não se sabe o que traz')
  else if (rows.length > 0 && list.every((element) => element === null || isObject(element)))
    addRows(draft, rows, at)
  else if (list.every((element) => valueKind(at.keys, element) === 'image')) addImages(draft, list, at)
  else if (list.some(isTooLong)) leaveOut(draft, at.keys, 'é conteúdo binário, que ninguém lê')
  else addValues(draft, list, at)
}

function addValues(draft: Draft, list: readonly Json[], { keys, title = 'Resultados', above, who }: Place) {
  const subject: Subject = { who, hasStreet: true }
  const isPlain = list.every(isScalar)
  const shown = isPlain ? shownAs(keys, list, sharedKind(keys, list), subject) : {}
  place(
    draft,
    ranks.list,
    { block: 'list', title, value: pathOf(keys), ...shown, empty: emptyText(keys) },
    above,
  )
}

const mostImages = 6

function addImages(draft: Draft, list: readonly Json[], { keys, who }: Place) {
  for (const index of list.keys()) {
    const path = [...keys, String(index)]
    if (index < mostImages) addImage(draft, path, { who, hasStreet: false })
    else leaveOut(draft, path, `já há ${mostImages} imagens desta lista`)
  }
}

/** Adds a picture, called after its key. */
export function addImage(draft: Draft, keys: readonly string[], subject: Subject) {
  const isInList = /^\d+$/.test(keys.at(-1) ?? '')
  const label = labelOf((isInList ? keys.at(-2) : keys.at(-1)) ?? '')
  const title = isInList ? `${label} ${Number(keys.at(-1)) + 1}` : label
  const sensitive = isPersonal(keys.at(-1) ?? '', 'image', subject)
  place(draft, ranks.image, {
    block: 'image',
    title,
    value: pathOf(keys),
    alt: title,
    ...(sensitive && { sensitive }),
  })
}
