import { Box, Button, chakra, IconButton } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { LuCode, LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { frame } from './basics.tsx'

const SnippetView = ({ title, text }: { title: string; text: string }) => (
  <Box position="relative" dir="ltr">
    <chakra.pre
      {...frame}
      aria-label={`Código de ${title}`}
      maxH="420px"
      overflow="auto"
      p="4"
      pe="12"
      bg="bg.subtle"
      textAlign="left"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1.6"
    >
      <code>{text}</code>
    </chakra.pre>
    <IconButton
      position="absolute"
      top="2"
      right="2"
      size="xs"
      variant="outline"
      bg="bg.panel"
      aria-label={`Copiar código de ${title}`}
      onClick={() => void copyText(() => text, 'Código copiado')}
    >
      <LuCopy />
    </IconButton>
  </Box>
)

/** The title of an example, and how it is shown. */
export type ExampleMeta = {
  title: string
  description?: string
  /** Takes the page's whole width. */
  isWide?: boolean
  /** Takes a third of the width. */
  isNarrow?: boolean
  /** Path of another file whose source is shown, from the project's folder. */
  code?: string
}

/** The columns of a card on wide screens, of six, and on narrower ones, of two. */
const columns = {
  narrow: [2, { md: 'span 1', xl: 'span 2' }],
  half: [3, { md: 'span 2', xl: 'span 3' }],
  wide: [6, '1 / -1'],
} as const

type ExampleProps = ExampleMeta & {
  path: string
  /** The name of its export. */
  name: string
  children: ReactNode
}

/** A live example and its source on demand. */
export function Example({ path, name, title, description, isWide, isNarrow, code, children }: ExampleProps) {
  const id = useId()
  const [source, setSource] = useState<string>()
  const isOpen = source !== undefined
  const [width, gridColumn] = columns[isWide ? 'wide' : isNarrow ? 'narrow' : 'half']

  async function toggle() {
    if (isOpen) return setSource(undefined)
    try {
      const { readSource } = await import('./sources.ts')
      setSource(await readSource(code ?? path, code ? 'default' : name))
    } catch {
      notify.error('Não foi possível carregar o código')
    }
  }

  return (
    <Panel
      title={title}
      description={description}
      gridColumn={gridColumn}
      data-columns={width}
      actions={
        <Button
          size="xs"
          variant="ghost"
          flexShrink="0"
          mt="-1.5"
          me="-2"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Código: ${title}`}
          onClick={() => void toggle()}
        >
          <LuCode aria-hidden="true" />
          Código
        </Button>
      }
    >
      {children}
      {isOpen && (
        <Box id={id} mt="5">
          <SnippetView title={title} text={source} />
        </Box>
      )}
    </Panel>
  )
}
