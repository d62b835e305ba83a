import { chakra } from '@chakra-ui/react'
import { LuCircleHelp } from 'react-icons/lu'

/** Says what is not known, before the findings that weigh. Its icon says it where colours do not. */
export const UnknownLine = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <chakra.p css={lineCss} data-unknown-weights>
      <LuCircleHelp aria-hidden="true" />
      <span>{text}</span>
    </chakra.p>
  )

const lineCss = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  fontWeight: '600',
  overflowWrap: 'anywhere',
  colorPalette: 'warning',
  '& > svg': { flexShrink: '0', alignSelf: 'start', mt: '0.5', color: 'colorPalette.fg' },
} as const
