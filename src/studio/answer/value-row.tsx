import { Box, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { Input } from '@/ui/forms/field.tsx'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'
import { OrderedRow } from './ordered-row.tsx'
import type { ValueDraft } from './page-draft.ts'
import { SensitiveMark } from './sensitive-mark.tsx'

type ValueRowProps = {
  value: ValueDraft
  listKey: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** A value of a block: shown or not, its label, and if it is hidden. `value` is the proxy that it changes. */
export const ValueRow = ({ value, listKey, index, count, onMove }: ValueRowProps) => (
  <OrderedRow name={value.proposed} listKey={listKey} index={index} count={count} onMove={onMove}>
    <ValueControls value={value} />
  </OrderedRow>
)

type ValueControlsProps = {
  value: ValueDraft
  /** The value cannot be left out. */
  isFixed?: boolean
  /** The value has no label on the page. */
  isUnlabelled?: boolean
  canHide?: boolean
}

export function ValueControls({
  value,
  isFixed = false,
  isUnlabelled = false,
  canHide = true,
}: ValueControlsProps) {
  const { proposed, label, isShown, path, text } = useSnapshot(value, { sync: true })
  return (
    <>
      <PlainCheckbox
        aria-label={`Mostrar ${proposed}`}
        checked={isShown}
        disabled={isFixed}
        onChange={({ target }) => {
          value.isShown = target.checked
        }}
      />
      <Box flex="1" minW="0">
        {isUnlabelled ? (
          <Text>{proposed}</Text>
        ) : (
          <Input
            size="sm"
            aria-label={`Rótulo de ${proposed}`}
            value={label}
            placeholder={proposed}
            autoComplete="off"
            onChange={({ target }) => {
              value.label = target.value
            }}
          />
        )}
        <Text textStyle="small" color="fg.muted" truncate title={path}>
          <Box as="code" fontSize="11px">
            {path}
          </Box>
          {text !== '' && ` ${text}`}
        </Text>
      </Box>
      {canHide && <SensitiveMark name={proposed} part={value} />}
    </>
  )
}
