import { Box, chakra, Flex, IconButton, Image, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { LuDownload, LuPaperclip, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { DropZone, FileButton } from '@/ui/forms/file-button.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { formatFileSize } from '../../ui-kit/files/file-rules.ts'
import { IconAction } from '../icon-action.tsx'
import { maxKeptBytes, readTaskFiles, type TaskFile, type TaskFileSnapshot } from '../stored-file.ts'
import { FileIcon, isImage } from '../stored-file-list.tsx'

type FileShelfProps = {
  files: readonly TaskFileSnapshot[]
  onAdd: (files: TaskFile[]) => void
  onRemove: (file: TaskFileSnapshot) => void
}

/** Files with name, size, author and time. The user adds them by a button or by dropping them. */
export function FileShelf({ files, onAdd, onRemove }: FileShelfProps) {
  const by = fullName(useSnapshot(auth).profile)
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)

  async function add(chosen: FileList) {
    if (chosen.length === 0) return
    onAdd(await readTaskFiles(chosen, by))
    notify.success('Add Successfully')
  }

  function remove(file: TaskFileSnapshot) {
    onRemove(file)
    input.current?.focus()
    notify.success('Remove Successfully')
  }

  return (
    <DropZone onFiles={(chosen) => void add(chosen)} align="stretch">
      {files.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2.5">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => remove(file)} />
          ))}
        </chakra.ul>
      )}
      <Flex align="center" columnGap="3" rowGap="1.5" wrap="wrap">
        <FileButton
          ref={input}
          icon={<LuPaperclip aria-hidden="true" />}
          text="Anexar arquivos"
          accept=""
          multiple
          hintId={hintId}
          onFiles={(chosen) => void add(chosen)}
        />
        <Text id={hintId} color="fg.muted" textStyle="small" flex="1 1 14rem">
          Ou solte-os aqui. Até {formatFileSize(maxKeptBytes)} ficam neste navegador; de maiores, só o nome.
        </Text>
      </Flex>
    </DropZone>
  )
}

function FileRow({ file, onRemove }: { file: TaskFileSnapshot; onRemove: () => void }) {
  const { name, size, by, at, content } = file
  return (
    <Flex as="li" align="center" gap="3" minW="0">
      <Flex
        aria-hidden="true"
        boxSize="9"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="control"
        bg="bg.emphasized"
        color="fg.muted"
        fontSize="18px"
        overflow="hidden"
      >
        {isImage(content) ? (
          <Image src={content} alt="" boxSize="full" objectFit="cover" />
        ) : (
          <FileIcon name={name} />
        )}
      </Flex>
      <Box flex="1" minW="0">
        <Text fontWeight="500" truncate title={name}>
          {name}
        </Text>
        <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
          {formatFileSize(size)}, {by}, <RelativeTime at={at} />
          {content === undefined && '; só o nome foi guardado'}
        </Text>
      </Box>
      {content !== undefined && (
        <IconButton
          asChild
          variant="ghost"
          size="xs"
          color="fg.muted"
          aria-label={`Baixar ${name}`}
          title={`Baixar ${name}`}
        >
          <a href={content} download={name}>
            <LuDownload />
          </a>
        </IconButton>
      )}
      <IconAction label={`Excluir ${name}`} icon={<LuTrash2 />} size="xs" onClick={onRemove} />
    </Flex>
  )
}
