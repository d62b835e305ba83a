import { Box, Button, Flex, Progress } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuFile, LuRotateCcw, LuX } from 'react-icons/lu'
import { formatDecimal } from '@/lib/format/quantity.ts'
import { IconOnly, Small } from '../basics.tsx'
import { readFileInParts } from '../files/reading.ts'
import { Bar } from './bar.tsx'

export const meta = {
  title: 'Leitura de arquivos',
  description: 'Lidos aos pedaços, como num envio; nada sai deste navegador.',
}

const samples = [
  { name: 'placas-de-novembro.csv', megabytes: 3 },
  { name: 'contratos.pdf', megabytes: 9 },
] as const

type Task = { share: number; state: 'waiting' | 'reading' | 'done' | 'cancelled' }

const initial: Task = { share: 0, state: 'waiting' }

const looks = {
  waiting: ['Na fila', 'neutral'],
  reading: ['Lendo…', 'primary'],
  done: ['Conferido', 'success'],
  cancelled: ['Cancelado', 'danger'],
} satisfies Record<Task['state'], [text: string, palette: string]>

export default function Upload() {
  const [tasks, setTasks] = useState<Record<string, Task>>({})
  const controllers = useRef(new Map<string, AbortController>())
  const setTask = (name: string, task: Task) => setTasks((before) => ({ ...before, [name]: task }))

  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  async function read({ name, megabytes }: (typeof samples)[number]) {
    const controller = new AbortController()
    controllers.current.set(name, controller)
    setTask(name, { share: 0, state: 'reading' })
    const file = new Blob([new Uint8Array(megabytes * 1024 * 1024)])
    try {
      const onProgress = (bytes: number) => setTask(name, { share: bytes / file.size, state: 'reading' })
      await readFileInParts(file, { from: 0, signal: controller.signal, onProgress })
      setTask(name, { share: 1, state: 'done' })
    } catch {
      setTask(name, { share: 0, state: 'cancelled' })
    }
  }

  const isReading = samples.some(({ name }) => tasks[name]?.state === 'reading')
  return (
    <Flex direction="column" gap="4">
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {samples.map((sample) => {
          const { share, state } = tasks[sample.name] ?? initial
          const [text, palette] = looks[state]
          return (
            <Flex as="li" key={sample.name} gap="3" align="center">
              <Box aria-hidden="true" color="fg.muted" fontSize="xl">
                <LuFile />
              </Box>
              <Box flex="1" minW="0">
                <Bar
                  name={sample.name}
                  size="sm"
                  shape="full"
                  value={Math.round(share * 100)}
                  colorPalette={palette}
                >
                  <Flex justify="space-between" gap="3" mb="1">
                    <Progress.Label display="block" minW="0" truncate>
                      {sample.name}
                    </Progress.Label>
                    <Small whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                      {formatDecimal(share * sample.megabytes)} de {sample.megabytes} MB
                    </Small>
                  </Flex>
                </Bar>
                <Small role="status" mt="1">
                  {text}
                </Small>
              </Box>
              {state === 'reading' ? (
                <IconOnly
                  label={`Cancelar ${sample.name}`}
                  icon={<LuX />}
                  onClick={() => controllers.current.get(sample.name)?.abort()}
                />
              ) : (
                <IconOnly
                  label={`Ler ${sample.name} de novo`}
                  icon={<LuRotateCcw />}
                  disabled={state === 'waiting'}
                  onClick={() => void read(sample)}
                />
              )}
            </Flex>
          )
        })}
      </Flex>
      <Box>
        <Button
          aria-disabled={isReading}
          onClick={() => {
            if (isReading) return
            for (const sample of samples) void read(sample)
          }}
        >
          Ler os dois arquivos
        </Button>
      </Box>
    </Flex>
  )
}
