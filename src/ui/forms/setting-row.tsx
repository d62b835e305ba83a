import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Labelling = { 'aria-labelledby': string; 'aria-describedby': string | undefined }

type SettingRowProps = {
  label: string
  help?: string | undefined
  /** A click on the words acts on the control. */
  isLabel?: boolean
  /** Only screen readers get the label. */
  isLabelHidden?: boolean
  /** Renders the control with the name and description of the row. */
  children: (labelling: Labelling) => ReactNode
}

/** A setting: the label at the start and the control at the end, or below it if space is short. */
function SettingRow({ label, help, isLabel = false, isLabelHidden = false, children }: SettingRowProps) {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <Box as={isLabel ? 'label' : 'div'} css={row}>
      <chakra.span flex="1 1 10rem" minW="0" srOnly={isLabelHidden}>
        <chakra.span id={id} display="block" fontWeight="500">
          {label}
        </chakra.span>
        {help && (
          <chakra.span id={helpId} display="block" color="fg.muted" textStyle="small">
            {help}
          </chakra.span>
        )}
      </chakra.span>
      {children({ 'aria-labelledby': id, 'aria-describedby': help ? helpId : undefined })}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  minH: '10',
  py: '2',
} as const

type SwitchFieldProps = {
  label: string
  help?: string | undefined
  checked: boolean
  /** Disables the switch; `help` gives the reason. */
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch in a row. Its words toggle it too. */
export function SwitchField({ label, help, checked, disabled = false, onChange }: SwitchFieldProps) {
  return (
    <SettingRow label={label} help={help} isLabel>
      {(labelling) => (
        <chakra.input
          {...labelling}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          css={switchCss}
        />
      )}
    </SettingRow>
  )
}

/** Styles of a checkbox that is a switch. */
export const switchCss = {
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '36px',
  height: '20px',
  borderRadius: 'full',
  bg: 'border.control',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  _before: {
    content: '""',
    position: 'absolute',
    top: '2px',
    insetInlineStart: '2px',
    boxSize: '16px',
    borderRadius: 'full',
    bg: 'white',
    transition: 'inset-inline-start 150ms ease-out',
  },
  _checked: { bg: 'primary.solid', _before: { insetInlineStart: '18px' } },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

type ChoiceFieldProps<T extends string> = {
  label: string
  help?: string | undefined
  isLabelHidden?: boolean
  options: Record<T, string>
  value: T
  onChange: (value: T) => void
}

/** A radio group styled as a segmented control. */
export function ChoiceField<T extends string>({
  label,
  help,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: ChoiceFieldProps<T>) {
  const name = useId()
  return (
    <SettingRow label={label} help={help} isLabelHidden={isLabelHidden}>
      {(labelling) => (
        <Box role="radiogroup" {...labelling} css={group}>
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
