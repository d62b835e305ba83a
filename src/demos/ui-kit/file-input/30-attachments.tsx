import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { LuFileText, LuX } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { IconOnly, Small } from '../basics.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { addFiles, type FileRules, formatFileSize } from '../files/file-rules.ts'

export const meta = {
  title: 'Vários, com área de soltar',
  description: 'Escolha de uma vez ou aos poucos; o que não serve é recusado com o motivo.',
}

type FileRowsProps = { files: readonly File[]; onRemove: (file: File) => void }

const FileRows = ({ files, onRemove }: FileRowsProps) => (
  <chakra.ul aria-label="Arquivos escolhidos" listStyleType="none" display="grid" gap="2">
    {files.map((file) => (
      <chakra.li key={`${file.name} ${file.size}`}>
        <Flex align="center" gap="3" borderWidth="1px" borderRadius="control" ps="3" pe="1" py="1">
          <LuFileText aria-hidden="true" />
          <Text flex="1" minW="0" truncate title={file.name}>
            {file.name}
          </Text>
          <Small flexShrink="0">{formatFileSize(file.size)}</Small>
          <IconOnly label={`Remover ${file.name}`} icon={<LuX />} onClick={() => onRemove(file)} />
        </Flex>
      </chakra.li>
    ))}
  </chakra.ul>
)

const rules: FileRules = { endings: ['.pdf', '.png', '.jpg'], maxBytes: 2 * 1024 ** 2, maxFiles: 4 }

export default function Attachments() {
  const input = useRef<HTMLInputElement>(null)
  const [{ files, refused }, setChosen] = useState(() => addFiles<File>([], [], rules))

  function handleFiles(incoming: FileList) {
    const next = addFiles(files, incoming, rules)
    setChosen(next)
    announce(`${next.files.length} na lista, ${next.refused.length} recusados`)
  }

  function remove(file: File) {
    setChosen({ files: files.filter((other) => other !== file), refused: [] })
    input.current?.focus()
    notify.success('Remove Successfully')
  }

  function save(event: FormEvent) {
    event.preventDefault()
    notify.success('Add Successfully')
    setChosen({ files: [], refused: [] })
  }

  return (
    <form onSubmit={save}>
      <Stack gap="4">
        <FileDrop
          invitation="Solte arquivos aqui ou"
          button="Escolher arquivos"
          rules={rules}
          hint={`PDF, PNG ou JPG de até ${formatFileSize(rules.maxBytes)}; no máximo ${rules.maxFiles}.`}
          input={input}
          onFiles={handleFiles}
        />
        {refused.length > 0 && (
          <Box color="fg.error" textStyle="small">
            <Text fontWeight="600">Não entraram na lista:</Text>
            <chakra.ul ps="5">
              {refused.map(({ name, reason }) => (
                <chakra.li key={name} overflowWrap="anywhere">
                  {name}: {reason}
                </chakra.li>
              ))}
            </chakra.ul>
          </Box>
        )}
        {files.length > 0 && <FileRows files={files} onRemove={remove} />}
        <Button type="submit" alignSelf="flex-start" disabled={files.length === 0}>
          Salvar anexos
        </Button>
      </Stack>
    </form>
  )
}
