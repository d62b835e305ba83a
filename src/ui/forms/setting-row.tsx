import { Box } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Labelling = { 'aria-labelledby': string; 'aria-describedby': string | undefined }

type SettingRowProps = {
  label: string
  help?: string | undefined
  /** Renders the control with the name and description of the row. */
  children: (labelling: Labelling) => ReactNode
}

/** A setting: the label at the start and the control at the end, or below it if space is short. */
export function SettingRow({ label, help, children }: SettingRowProps) {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <Box css={row}>
      <div>
        <p id={id}>{label}</p>
        {help && <p id={helpId}>{help}</p>}
      </div>
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
  '& > div:first-of-type': { flex: '1 1 10rem', minW: '0' },
  '& > div:first-of-type > p:first-of-type': { fontWeight: '500' },
  '& > div:first-of-type > p + p': { color: 'fg.muted', textStyle: 'small' },
} as const
