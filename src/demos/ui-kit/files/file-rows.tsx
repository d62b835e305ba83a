import { chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuFileText, LuX } from 'react-icons/lu'
import { formatFileSize } from './file-rules.ts'

type FileRowsProps = { files: readonly File[]; onRemove: (file: File) => void }

export function FileRows({ files, onRemove }: FileRowsProps) {
  return (
    <chakra.ul aria-label="Arquivos escolhidos" listStyleType="none" display="grid" gap="2">
      {files.map((file) => (
        <chakra.li key={`${file.name} ${file.size}`}>
          <Flex align="center" gap="3" borderWidth="1px" borderRadius="control" ps="3" pe="1" py="1">
            <LuFileText aria-hidden="true" />
            <Text flex="1" minW="0" truncate title={file.name}>
              {file.name}
            </Text>
            <Text color="fg.muted" textStyle="small" flexShrink="0">
              {formatFileSize(file.size)}
            </Text>
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={`Remover ${file.name}`}
              onClick={() => onRemove(file)}
            >
              <LuX />
            </IconButton>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
