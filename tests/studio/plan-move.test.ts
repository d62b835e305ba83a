import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { applyEdit } from '../../codegen/authoring/edit/values/apply-edit.ts'
import { listMenuRows } from '../../codegen/authoring/studio/form/form-control.ts'
import {
  type Direction,
  flattenRows,
  type MenuPath,
  type MovePlan,
  planMove,
  planStep,
} from '../../src/studio/form/menu/plan-move.ts'

const file = 'menu.yaml'

const text = `sidebar:
  # O começo
  - header: menu
  - title: Painel # o grupo
    children:
      # A primeira
      - { title: Visão, link: /dashboard } # visão
      - title: Mais
        children:
          - { title: FAQ, link: /faq }
  - { title: Versões, icon: LuHistory, link: /changelog, badge: 2.0.0 }
  - title: Módulos
    link: /pacotes

userMenu: []
`

const readMenu = (from: string) => ({
  place: { file, path: ['sidebar'] },
  rows: listMenuRows((parse(from) as { sidebar: unknown }).sidebar),
  levels: 3,
})

/** Applies a planned move. The page's rows must be those of the new text. */
function run(plan: MovePlan, from = text): string {
  if ('refusal' in plan) throw new Error(plan.refusal)
  const keys = () => ['title', 'link', 'badge', 'children']
  const moved = plan.edits.reduce(
    (result, edit) => applyEdit(new Map([[file, result]]), edit, keys).get(file) ?? '',
    from,
  )
  expect(plan.rows).toEqual(readMenu(moved).rows)
  return moved
}

const step = (path: MenuPath, direction: Direction, from = text) => planStep(readMenu(from), path, direction)

const move = (path: MenuPath, parent: MenuPath, index: number) =>
  planMove(readMenu(text), path, { parent, index })

describe('a move in a menu', () => {
  it('moves an entry out of its group with its comments, and back to the same bytes', () => {
    const out = run(step([1, 0], 'ArrowLeft'))
    expect(out).toBe(`sidebar:
  # O começo
  - header: menu
  - title: Painel # o grupo
    children:
      - title: Mais
        children:
          - { title: FAQ, link: /faq }
  # A primeira
  - { title: Visão, link: /dashboard } # visão
  - { title: Versões, icon: LuHistory, link: /changelog, badge: 2.0.0 }
  - title: Módulos
    link: /pacotes

userMenu: []
`)
    expect(run(planMove(readMenu(out), [2], { parent: [1], index: 0 }), out)).toBe(text)
  })

  it('moves an entry into the one above, which becomes a group', () => {
    const inside = run(step([3], 'ArrowRight'))
    expect(inside).toBe(
      text.replace(
        `  - { title: Versões, icon: LuHistory, link: /changelog, badge: 2.0.0 }
  - title: Módulos
    link: /pacotes
`,
        `  - title: Versões
    icon: LuHistory
    link: /changelog
    badge: 2.0.0
    children:
      - title: Módulos
        link: /pacotes
`,
      ),
    )
  })

  it('removes the list of a group that has no entry left', () => {
    expect(run(step([1, 1, 0], 'ArrowLeft'))).toContain(`      - title: Mais
      - { title: FAQ, link: /faq }
`)
  })

  it('reaches every place that the grammar has, and no other', () => {
    const rows = flattenRows(readMenu(text).rows)
    const plans = rows.flatMap(({ path: from }) =>
      [[], ...rows.map(({ path }) => path)].map((parent) => move(from, parent, 0)),
    )
    const refusals = plans.flatMap((plan) => ('refusal' in plan ? [plan.refusal] : []))
    for (const plan of plans) if (!('refusal' in plan)) run(plan)
    expect(new Set(refusals)).toEqual(
      new Set([
        'Uma entrada não cabe dentro dela mesma.',
        'Um cabeçalho fica só no primeiro nível.',
        'Um cabeçalho não tem entradas.',
        'O menu tem só 3 níveis: Painel não cabe mais dentro.',
        'O menu tem só 3 níveis: Visão não cabe mais dentro.',
        'O menu tem só 3 níveis: Mais não cabe mais dentro.',
        'O menu tem só 3 níveis: Versões não cabe mais dentro.',
        'O menu tem só 3 níveis: Módulos não cabe mais dentro.',
      ]),
    )
  })

  it('follows the entry that it moves', () => {
    const paths = (['ArrowUp', 'ArrowDown'] as const).map((direction) => {
      const plan = step([2], direction)
      return 'refusal' in plan ? plan.refusal : plan.path
    })
    expect(paths).toEqual([[1], [3]])
    expect(step([0], 'ArrowUp')).toEqual({ refusal: 'Esta entrada já é a primeira do seu grupo.' })
    expect(step([3], 'ArrowDown')).toEqual({ refusal: 'Esta entrada já é a última do seu grupo.' })
    expect(step([0], 'ArrowLeft')).toEqual({ refusal: 'Esta entrada já está no primeiro nível.' })
    expect(step([1, 0], 'ArrowRight')).toEqual({ refusal: 'Não há entrada acima que a receba.' })
  })
})
