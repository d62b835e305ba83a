import { Button, Code, Flex, IconButton } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuCheck, LuCopy } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'

export const meta = { title: 'Copiar', description: 'Diz no próprio botão que copiou.' }

/** How long the button says that the text is copied, in ms. */
const doneMs = 2000

function useCopy(text: string) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), doneMs)
    return () => clearTimeout(timer)
  }, [isDone])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
      announce('Copiado')
    } catch {
      notify.error('Não foi possível copiar')
    }
  }

  return { isDone, copy }
}

const command = 'npm run codegen'

const link = 'https://exemplo.com.br/r/48210'

export default function CopyButtons() {
  const commandCopy = useCopy(command)
  const linkCopy = useCopy(link)
  return (
    <Flex direction="column" gap="4" align="flex-start">
      <Flex
        align="center"
        gap="2"
        ps="3"
        pe="1"
        py="1"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="control"
      >
        <Code bg="transparent" fontFamily="mono" textStyle="small">
          {command}
        </Code>
        <IconButton
          size="2xs"
          variant="ghost"
          aria-label="Copiar o comando"
          colorPalette={commandCopy.isDone ? 'success' : 'neutral'}
          onClick={() => void commandCopy.copy()}
        >
          {commandCopy.isDone ? <LuCheck /> : <LuCopy />}
        </IconButton>
      </Flex>
      <Button
        variant="outline"
        minW="36"
        colorPalette={linkCopy.isDone ? 'success' : 'primary'}
        onClick={() => void linkCopy.copy()}
      >
        {linkCopy.isDone ? <LuCheck aria-hidden="true" /> : <LuCopy aria-hidden="true" />}
        {linkCopy.isDone ? 'Copiado' : 'Copiar o link'}
      </Button>
    </Flex>
  )
}
