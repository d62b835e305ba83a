import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LuPlus, LuUndo2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { copyPlain } from '../../store/copy-plain.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { OutlineButton, Small } from '../basics.tsx'
import {
  type Budget,
  type BudgetGroup,
  computeBudget,
  copyGroup,
  createGroup,
  createSampleBudget,
  moveRow,
  validateBudget,
} from '../repeater/budget.ts'
import { BudgetGroupView } from '../repeater/budget-group.tsx'
import { moveItem } from '../repeater/order-draft.ts'
import { formatReais } from '../repeater/order-total.ts'

export const meta = {
  title: 'Orçamento por etapas',
  description: 'Etapas com itens dentro: arraste pela alça ou use o menu, também de uma etapa para outra.',
  isWide: true,
}

const budgetSchema = z.object({
  discount: z.number(),
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      rows: z.array(z.object({ id: z.string(), text: z.string(), quantity: z.string(), price: z.string() })),
    }),
  ),
})

const { state, change } = createDemoStore('form-repeater', budgetSchema, createSampleBudget)

const budgetState = state

function setBudget(changes: Partial<Budget>): void {
  const copy = copyPlain(changes)
  change((budget) => void Object.assign(budget, copyPlain(copy)))
}

export default function BudgetForm() {
  const budget = useSnapshot(budgetState, { sync: true })
  const groups = budget.groups as BudgetGroup[]
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [undo, setUndo] = useState<BudgetGroup[]>()
  const form = useRef<HTMLFormElement>(null)
  const { sums, subtotal, off, total } = computeBudget({ groups, discount: budget.discount })

  const focusControl = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  /** A change of the structure: it can be undone and is announced. */
  function restructure(next: BudgetGroup[], message: string, focusName?: string) {
    flushSync(() => {
      setUndo(copyPlain(groups))
      setBudget({ groups: next })
    })
    if (focusName) focusControl(focusName)
    announce(message)
  }

  function edit(index: number, values: Partial<BudgetGroup>) {
    const next = groups.map((group, place) => (place === index ? { ...group, ...values } : group))
    setBudget({ groups: next })
    // Typing makes the undo step old: it would take back what was typed since.
    setUndo(undefined)
    if (Object.keys(errors).length > 0) {
      const left = validateBudget({ groups: next, discount: 0 })
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in left)))
    }
  }

  function add(group: BudgetGroup, at: number, message: string) {
    restructure(groups.toSpliced(at, 0, group), message, `${group.id}.title`)
  }

  function remove(index: number) {
    const left = groups.toSpliced(index, 1)
    const next = left[Math.min(index, left.length - 1)]
    restructure(left, 'Etapa removida', next && `${next.id}.title`)
  }

  function takeBack() {
    if (!undo) return
    setBudget({ groups: undo })
    setUndo(undefined)
    announce('Mudança desfeita')
    form.current?.querySelector<HTMLElement>('input')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = validateBudget({ groups, discount: budget.discount })
    flushSync(() => setErrors(found))
    // The order of the page, not of the check.
    const first = [...(form.current?.querySelectorAll('input') ?? [])].find(({ name }) => name in found)
    if (first) return first.focus()
    notify.success('Orçamento conferido: nada falta')
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <chakra.ol display="grid" gap="4" listStyleType="none" aria-label="Etapas do orçamento">
        {groups.map((group, index) => (
          <BudgetGroupView
            key={group.id}
            group={group}
            index={index}
            groups={groups}
            cents={sums[index] ?? 0}
            errors={errors}
            onChange={(values) => edit(index, values)}
            onMove={(to) =>
              restructure(
                moveItem(groups, index, to),
                `Etapa movida para a posição ${to + 1} de ${groups.length}`,
                `${group.id}.title`,
              )
            }
            onMoveRow={(from, to) =>
              restructure(
                moveRow(groups, from, to),
                `Item movido para a posição ${to.index + 1} de ${groups.find(({ id }) => id === to.groupId)?.title}`,
              )
            }
            onCopy={() => add(copyGroup(group), index + 1, 'Etapa duplicada')}
            onRemove={() => remove(index)}
            onRows={(rows, focusName, message) =>
              restructure(groups.with(index, { ...group, rows }), message, focusName)
            }
          />
        ))}
      </chakra.ol>
      <Flex gap="2" mt="4" wrap="wrap">
        <OutlineButton
          onClick={() => add(createGroup(), groups.length, `Etapa ${groups.length + 1} acrescentada`)}
        >
          <LuPlus aria-hidden="true" /> Acrescentar etapa
        </OutlineButton>
        <Button variant="ghost" disabled={!undo} onClick={takeBack}>
          <LuUndo2 aria-hidden="true" /> Desfazer
        </Button>
        <Button variant="ghost" onClick={() => restructure(createSampleBudget().groups, 'Exemplo de volta')}>
          Voltar ao exemplo
        </Button>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' }} gap="5" mt="5">
        <TextField
          label="Desconto em %"
          type="number"
          min={0}
          max={100}
          value={budget.discount}
          onChange={({ target }) =>
            setBudget({ discount: Math.min(100, Math.max(0, Number(target.value) || 0)) })
          }
        />
        <Box as="dl" css={totalsCss}>
          <dt>Subtotal</dt>
          <dd>{formatReais(subtotal)}</dd>
          <dt>Desconto</dt>
          <dd>{formatReais(-off)}</dd>
          <Text as="dt" fontWeight="600">
            Total
          </Text>
          <dd>
            <chakra.output aria-label="Total do orçamento" fontWeight="600">
              {formatReais(total)}
            </chakra.output>
          </dd>
        </Box>
      </Grid>
      <Flex mt="5" gap="3" align="center" wrap="wrap">
        <Button type="submit">Conferir orçamento</Button>
        <Small>Cada mudança já fica guardada neste navegador.</Small>
      </Flex>
    </form>
  )
}

const totalsCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: '1',
  columnGap: '6',
  justifySelf: { md: 'end' },
  alignSelf: 'end',
  minW: { md: '16rem' },
  fontVariantNumeric: 'tabular-nums',
  '& dd': { textAlign: 'end' },
} as const
