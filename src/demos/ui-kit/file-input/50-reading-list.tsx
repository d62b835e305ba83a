import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Small } from '../basics.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { addFiles, type FileRules, formatFileSize } from '../files/file-rules.ts'
import { ReadingRow } from '../files/reading-row.tsx'
import { useReadings } from '../files/use-readings.ts'

export const meta = {
  title: 'Com progresso',
  description:
    'Cada arquivo é lido de verdade, em 20 partes, com uma pausa de 100 ms entre elas para o progresso se ver. Nada sai deste navegador.',
  isWide: true,
}

const rules: FileRules = {
  endings: ['.png', '.jpg', '.jpeg', '.webp', '.pdf', '.csv', '.txt'],
  maxBytes: 10 * 1024 ** 2,
  maxFiles: 6,
}

const hint = `Imagens, PDF, CSV ou texto de até ${formatFileSize(rules.maxBytes)}; no máximo ${rules.maxFiles}, dois por vez.`

export default function ReadingList() {
  const input = useRef<HTMLInputElement>(null)
  const [isInterrupted, setInterrupted] = useState(false)
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([])
  const { readings, add, pause, resume, cancel, retry, remove } = useReadings(isInterrupted)
  const total = readings.reduce((sum, { file }) => sum + file.size, 0)
  const read = readings.reduce((sum, { bytes }) => sum + bytes, 0)
  const done = readings.filter(({ phase }) => phase === 'done')

  function handleFiles(incoming: FileList) {
    const chosen = readings.map(({ file }) => file)
    const next = addFiles<File>(chosen, incoming, rules)
    setRefused(next.refused)
    add(next.files.slice(chosen.length))
    announce(`${next.files.length - chosen.length} acrescentados, ${next.refused.length} recusados`)
  }

  function removeAndFocus(id: string) {
    remove(id)
    input.current?.focus()
  }

  return (
    <Stack gap="4">
      <FileDrop
        invitation="Solte imagens ou documentos aqui, ou"
        button="Escolher e ler"
        rules={rules}
        hint={hint}
        input={input}
        onFiles={handleFiles}
      />
      {refused.length > 0 && (
        <Box role="alert" color="fg.error" textStyle="small">
          {refused.map(({ name, reason }) => (
            <Text key={name} overflowWrap="anywhere">
              {name}: {reason}
            </Text>
          ))}
        </Box>
      )}
      {readings.length > 0 && (
        <>
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Small role="status" fontVariantNumeric="tabular-nums">
              {done.length} de {readings.length} lidos, {formatFileSize(read)} de {formatFileSize(total)}
            </Small>
            {done.length > 0 && (
              <Button
                size="xs"
                variant="ghost"
                onClick={() => {
                  for (const { id } of done) remove(id)
                  input.current?.focus()
                }}
              >
                Tirar os lidos
              </Button>
            )}
          </Flex>
          <chakra.ul
            aria-label="Arquivos em leitura"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="2"
            listStyleType="none"
          >
            {readings.map((reading) => (
              <ReadingRow
                key={reading.id}
                reading={reading}
                onPause={() => pause(reading.id)}
                onResume={() => resume(reading.id)}
                onCancel={() => cancel(reading.id)}
                onRetry={() => retry(reading.id)}
                onRemove={() => removeAndFocus(reading.id)}
              />
            ))}
          </chakra.ul>
        </>
      )}
      <SwitchField
        label="Simular queda no meio"
        help="Enquanto ligada, a leitura cai na metade do arquivo."
        checked={isInterrupted}
        onChange={setInterrupted}
      />
    </Stack>
  )
}
