import { chakra, Flex, Text } from '@chakra-ui/react'
import { LuFileUp } from 'react-icons/lu'
import { useFieldControl } from '@/ui/field-control.ts'

/** Takes a file, chosen or dropped. Choosing the same one again counts, since it may have been mended. */
export function FilePicker({ onChoose }: { onChoose: (file: File) => void }) {
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChoose(file)
  }
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="3"
      p="5"
      minH="44"
      flex="1"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="control"
      textAlign="center"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files)
      }}
    >
      <LuFileUp aria-hidden="true" size={24} />
      <Text color="fg.muted">Solte o arquivo aqui, ou</Text>
      <chakra.input
        {...useFieldControl()}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        maxW="full"
        textStyle="small"
        color="fg.muted"
        _file={{
          me: '3',
          px: '3',
          py: '1.5',
          borderWidth: '1px',
          borderColor: 'border.emphasized',
          borderRadius: 'control',
          bg: 'bg.subtle',
          color: 'fg',
          cursor: 'pointer',
        }}
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => choose(currentTarget.files)}
      />
    </Flex>
  )
}
