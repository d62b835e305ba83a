import { Box, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { LuTrash2 } from 'react-icons/lu'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { type AmountField, type InvoiceItemDraft, normalizeAmount, parseItemAmounts } from './draft.ts'
import { formatCents } from './money.ts'
import { computeLineTotals } from './payments.ts'

type ItemRowProps = {
  position: number
  item: InvoiceItemDraft
  problems: FieldErrors
  onChange: (changes: Partial<InvoiceItemDraft>) => void
  /** Missing for the only row. */
  onRemove: (() => void) | undefined
}

const columns: Record<AmountField, string> = {
  quantity: 'Quantidade',
  unitPrice: 'Preço unitário (R$)',
  discount: 'Desconto (%)',
  tax: 'Imposto (%)',
}

/** One item and its total. */
export function ItemRow({ position, item, problems, onChange, onRemove }: ItemRowProps) {
  const amounts = parseItemAmounts(item)
  return (
    <Grid role="group" aria-label={`Item ${position}`} css={rowCss}>
      <Box data-wide>
        <TextField
          label="Descrição"
          name={`${item.id}.description`}
          autoComplete="off"
          maxLength={160}
          value={item.description}
          error={problems[`${item.id}.description`]}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Box>
      {(Object.keys(columns) as AmountField[]).map((amount) => (
        <TextField
          key={amount}
          label={columns[amount]}
          name={`${item.id}.${amount}`}
          inputMode="decimal"
          autoComplete="off"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          value={item[amount]}
          error={problems[`${item.id}.${amount}`]}
          onChange={({ target }) => onChange({ [amount]: target.value })}
          onBlur={() => onChange({ [amount]: normalizeAmount(amount, item[amount]) })}
        />
      ))}
      <Flex data-wide align="center" justify="flex-end" gap="2" minH="10" minW="0">
        <Text
          aria-label={`Total do item ${position}`}
          role="group"
          fontWeight="600"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {amounts ? formatCents(computeLineTotals(amounts).total) : '—'}
        </Text>
        <IconButton
          aria-label={`Remover item ${position}`}
          variant="ghost"
          size="sm"
          disabled={!onRemove}
          onClick={onRemove}
        >
          <LuTrash2 />
        </IconButton>
      </Flex>
    </Grid>
  )
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A table line in a wide editor, where only the first row shows the column names. */
const rowCss = {
  position: 'relative',
  alignItems: 'end',
  columnGap: '3',
  rowGap: '3',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '& [data-wide]': { gridColumn: '1 / -1' },
  '@container (min-width: 860px)': {
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 96px 132px 104px 104px 168px',
    '& [data-wide]': { gridColumn: 'auto' },
    '& > [data-wide]:last-of-type': { alignSelf: 'start' },
    '&:first-of-type > [data-wide]:last-of-type': { mt: '26px' },
    '&:not(:first-of-type) label': visuallyHidden,
  },
} as const
