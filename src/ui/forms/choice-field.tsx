import { Box, type SystemStyleObject } from '@chakra-ui/react'
import { useId } from 'react'
import { SettingRow } from './setting-row.tsx'

type ChoiceFieldProps<T extends string> = {
  label: string
  help?: string | undefined
  isLabelHidden?: boolean
  /** On phones each option is a touch target of 44 px. */
  isTouchSized?: boolean
  options: Record<T, string>
  value: T
  onChange: (value: T) => void
}

/** A radio group styled as a segmented control. */
export function ChoiceField<T extends string>({
  label,
  help,
  isLabelHidden = false,
  isTouchSized = false,
  options,
  value,
  onChange,
}: ChoiceFieldProps<T>) {
  const name = useId()
  return (
    <SettingRow label={label} help={help} isLabelHidden={isLabelHidden}>
      {(labelling) => (
        <Box role="radiogroup" {...labelling} css={isTouchSized ? touchGroup : group}>
          {listOptions(options).map(([option, text]) => (
            <label key={option}>
              <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
              {text}
            </label>
          ))}
        </Box>
      )}
    </SettingRow>
  )
}

const listOptions = <T extends string>(options: Record<T, string>) => Object.entries(options) as [T, string][]

const segment: SystemStyleObject = {
  position: 'relative',
  px: { base: '2', sm: '3' },
  py: '1',
  borderWidth: '1px',
  borderColor: 'transparent',
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color 150ms, color 150ms',
  _hover: { color: 'fg' },
  // The invisible input covers its segment, so that any click reaches it.
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  '&:has(:checked)': {
    bg: 'bg.panel',
    borderColor: 'primary.emphasized',
    color: 'primary.fg',
    fontWeight: '600',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '1px',
  },
}

const group: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  p: '1',
  bg: 'bg.muted',
  borderRadius: 'control',
  '& > label': segment,
}

const touchGroup: SystemStyleObject = {
  ...group,
  flexShrink: '0',
  '& > label': {
    ...segment,
    mdDown: { display: 'flex', alignItems: 'center', minHeight: '11', minWidth: '11' },
  },
}
