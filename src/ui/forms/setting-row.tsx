import { Box, chakra } from '@chakra-ui/react'
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
export function SettingRow({
  label,
  help,
  isLabel = false,
  isLabelHidden = false,
  children,
}: SettingRowProps) {
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
