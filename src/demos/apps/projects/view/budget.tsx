import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { dayFromToday, formatShortDay } from '../../../parts/days.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import { IconAction } from '../../../parts/icon-action.tsx'
import { ProgressBar } from '../../../parts/progress-bar.tsx'
import { formatMoney, parseReais } from '../../../parts/reais.ts'
import { type FieldSpec, SpecDialog } from '../../../parts/spec-form.tsx'
import { addExpense, removeExpense, setBudget } from '../plan-store.ts'
import type { TabProps } from '../portfolio.ts'

/** The budget of a project and its expenses, newest first. */
export function Budget({ project, details: { budget = 0, expenses = [] } }: TabProps) {
  const [dialog, setDialog] = useState<'budget' | 'expense'>()
  const spent = expenses.reduce((sum, { value }) => sum + value, 0)
  const left = budget - spent

  return (
    <Panel
      title="Orçamento"
      actions={
        <IconAction
          label="Mudar orçamento"
          icon={<LuPencil />}
          size="xs"
          onClick={() => setDialog('budget')}
        />
      }
    >
      {budget > 0 ? (
        <>
          <Text mb="2">
            <chakra.span textStyle="figure">{formatMoney(spent)}</chakra.span>{' '}
            <chakra.span color="fg.muted">de {formatMoney(budget)}</chakra.span>
          </Text>
          <ProgressBar label="Orçamento usado" value={Math.min(100, Math.round((100 * spent) / budget))} />
          <Text mt="2" textStyle="small" color={left < 0 ? 'fg.error' : 'fg.muted'}>
            {left < 0 ? `${formatMoney(-left)} acima do orçamento` : `Restam ${formatMoney(left)}`}
          </Text>
        </>
      ) : (
        <Text color="fg.muted">Sem orçamento definido. Gasto até agora: {formatMoney(spent)}.</Text>
      )}
      <chakra.ul aria-label="Despesas" listStyleType="none" mt="3">
        {expenses.map((expense) => (
          <Flex as="li" key={expense.id} align="center" gap="2" py="1.5" borderTopWidth="1px">
            <Box flex="1" minW="0">
              <Text overflowWrap="anywhere">{expense.name}</Text>
              <Text color="fg.muted" textStyle="small" truncate title={expense.by}>
                {formatShortDay(expense.day)}, {expense.by}
              </Text>
            </Box>
            <Text fontWeight="500" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {formatMoney(expense.value)}
            </Text>
            <IconAction
              label={`Excluir despesa ${expense.name}`}
              icon={<LuTrash2 />}
              size="xs"
              onClick={() => {
                removeExpense(project.id, expense)
                notify.success('Delete Successfully')
                focusTitle()
              }}
            />
          </Flex>
        ))}
      </chakra.ul>
      <Button mt="3" size="sm" variant="outline" width="full" onClick={() => setDialog('expense')}>
        <LuPlus aria-hidden="true" />
        Lançar despesa
      </Button>
      <Presence>
        {dialog === 'budget' && (
          <AmountDialog
            title="Mudar orçamento"
            value={budget > 0 ? String(budget) : ''}
            onClose={() => setDialog(undefined)}
            onSubmit={({ value }) => setBudget(project.id, value)}
          />
        )}
      </Presence>
      <Presence>
        {dialog === 'expense' && (
          <AmountDialog
            title="Lançar despesa"
            isNew
            onClose={() => setDialog(undefined)}
            onSubmit={(expense) =>
              addExpense(project.id, { ...expense, day: dayFromToday(0), by: fullName(auth.profile) })
            }
          />
        )}
      </Presence>
    </Panel>
  )
}

type AmountForm = { name: string; value: string }

const amountHint = 'Escreva um valor acima de zero, como 1.250,00.'

type AmountDialogProps = {
  title: string
  value?: string
  /** A new amount has a name. */
  isNew?: boolean
  onClose: () => void
  onSubmit: (amount: { name: string; value: number }) => void
}

const nameField: FieldSpec<AmountForm> = {
  name: 'name',
  label: 'Nome',
  required: 'Informe um nome.',
  input: { maxLength: 80 },
}

const amountField: FieldSpec<AmountForm> = {
  name: 'value',
  label: 'Valor em reais',
  required: amountHint,
  input: { inputMode: 'decimal' },
  check: (value) => parseReais(value) === undefined && amountHint,
}

const AmountDialog = ({ value = '', isNew = false, onSubmit, ...dialog }: AmountDialogProps) => (
  <SpecDialog
    {...dialog}
    isNew={isNew}
    spec={isNew ? [nameField, amountField] : [amountField]}
    initial={{ name: '', value }}
    onSubmit={({ name, value }) => onSubmit({ name, value: parseReais(value) ?? 0 })}
  />
)
