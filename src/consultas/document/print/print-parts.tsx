import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { PrintChoices, PrintPart } from './print-offer.ts'

type PrintPartsProps = {
  parts: readonly PrintPart[]
  omitted: PrintChoices['omitted']
  onChange: (omitted: PrintChoices['omitted']) => void
}

/** Lists the parts of a print with checkboxes. */
export function PrintParts({ parts, omitted, onChange }: PrintPartsProps) {
  const printedCount = parts.filter(({ key }) => !omitted.has(key)).length
  const isAll = printedCount === parts.length
  const toggle = (key: string) => {
    const next = new Set(omitted)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <chakra.fieldset mt="4" minW="0">
      <Flex align="center" justify="space-between" gap="3" mb="1">
        <chakra.legend float="left" fontWeight="500">
          Partes{' '}
          <chakra.span color="fg.muted" fontWeight="400" fontVariantNumeric="tabular-nums">
            {printedCount} de {parts.length}
          </chakra.span>
        </chakra.legend>
        <Button
          size="xs"
          minH={touchHeight}
          variant="ghost"
          colorPalette="primary"
          onClick={() => onChange(isAll ? new Set(parts.map(({ key }) => key)) : new Set())}
        >
          {isAll ? 'Desmarcar todas' : 'Marcar todas'}
        </Button>
      </Flex>
      <chakra.div css={listCss}>
        {parts.map(({ key, title, state, sensitiveCount }) => (
          <chakra.label key={key} css={rowCss}>
            <Checkbox checked={!omitted.has(key)} onChange={() => toggle(key)} />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {title}
            </chakra.span>
            <Text
              as="span"
              color="fg.muted"
              textStyle="small"
              textAlign="end"
              fontVariantNumeric="tabular-nums"
            >
              {[state, sensitiveCount > 0 && formatSensitive(sensitiveCount)].filter(Boolean).join(' · ')}
            </Text>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

const formatSensitive = (count: number) => `${formatCount(count)} ${count === 1 ? 'sensível' : 'sensíveis'}`

const listCss = {
  maxHeight: 'min(19rem, 38vh)',
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'control',
  py: '1',
} as const

const rowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '3',
  py: '1',
  minHeight: { base: '11', md: '8' },
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&:has(:focus-visible)': { bg: 'bg.hover' },
} as const
