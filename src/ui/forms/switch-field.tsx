import { chakra } from '@chakra-ui/react'
import { SettingRow } from './setting-row.tsx'

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
