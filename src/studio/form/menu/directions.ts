import { listChildren, type MenuPath } from './menu-rows.ts'
import { type Menu, type MovePlan, planMove } from './plan-move.ts'

/** The moves of one step, by the key that makes them together with Alt. */
export const directions = {
  ArrowUp: 'Para cima',
  ArrowDown: 'Para baixo',
  ArrowRight: 'Para dentro',
  ArrowLeft: 'Para fora',
} as const

export type Direction = keyof typeof directions

export const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key)

/** Plans a move by one step. */
export function planStep(menu: Menu, from: MenuPath, direction: Direction): MovePlan {
  const parent = from.slice(0, -1)
  const index = from.at(-1) ?? 0
  switch (direction) {
    case 'ArrowUp':
      if (index === 0) return { refusal: 'Esta entrada já é a primeira do seu grupo.' }
      return planMove(menu, from, { parent, index: index - 1 })
    case 'ArrowDown':
      if (index === listChildren(menu.rows, parent).length - 1)
        return { refusal: 'Esta entrada já é a última do seu grupo.' }
      return planMove(menu, from, { parent, index: index + 1 })
    case 'ArrowLeft': {
      const group = parent.at(-1)
      if (group === undefined) return { refusal: 'Esta entrada já está no primeiro nível.' }
      return planMove(menu, from, { parent: parent.slice(0, -1), index: group + 1 })
    }
    case 'ArrowRight': {
      if (index === 0) return { refusal: 'Não há entrada acima que a receba.' }
      const group = [...parent, index - 1]
      return planMove(menu, from, { parent: group, index: listChildren(menu.rows, group).length })
    }
  }
}
