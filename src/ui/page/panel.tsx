import { Box, type BoxProps } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type PanelProps = Omit<BoxProps, 'title'> & {
  title?: string | undefined
  description?: string | undefined
  actions?: ReactNode
}

/** The ground, border and shadow of panels. */
export const panelSurface = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.panel',
  borderRadius: 'panel',
  boxShadow: 'panel',
} as const

/** A content panel. With a title it is a section named by the title. */
export function Panel({ title, description, actions, children, css, ...props }: PanelProps) {
  const id = useId()
  return (
    <Box
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? id : undefined}
      {...panelSurface}
      p={{ base: '5', md: '6' }}
      minW="0"
      {...props}
      css={[title ? head : undefined, css].flat()}
    >
      {title && (
        <div className="panel-head">
          <div>
            <h2 id={id}>{title}</h2>
            {description && <p>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </Box>
  )
}

const head = {
  '& > .panel-head': {
    display: 'flex',
    gap: '3',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    mb: '4',
  },
  '& > .panel-head > div:first-of-type': { minW: '0' },
  '& > .panel-head > div > h2': { textStyle: 'h3' },
  '& > .panel-head > div > h2 + p': { color: 'fg.muted', textStyle: 'small', mt: '1' },
} as const
