import { Box, Text } from '@chakra-ui/react'
import { LuFileCode } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { applyTexts, draftState, readDraft } from '../workspace/drafts.ts'
import { selection, workspace } from '../workspace/workspace.ts'
import { YamlEditor } from './yaml-editor.tsx'

/** The editor of the selected part. */
export function Editor() {
  const { place } = useSnapshot(selection)
  const { opened, diagnostics } = useSnapshot(workspace)
  const state = useSnapshot(draftState)
  const text = place && readDraft(state, place.file)
  return (
    <Box
      as="section"
      aria-label="Editor"
      minW="0"
      minH="0"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
      borderInlineEndWidth="1px"
    >
      {place && opened && text !== undefined ? (
        <>
          <Text
            px="3"
            py="2"
            textStyle="small"
            fontFamily="mono"
            color="fg.muted"
            borderBottomWidth="1px"
            truncate
          >
            {[place.file, ...place.path].join(' › ')}
          </Text>
          <YamlEditor
            name={place.file}
            path={`${opened.root}/${opened.folder}/${place.file}`}
            root={opened.root}
            text={text}
            diagnostics={diagnostics.filter(({ file }) => file === place.file)}
            range={undefined}
            onChange={(next) => applyTexts(`${place.file}: YAML`, { [place.file]: next })}
          />
        </>
      ) : (
        <EmptyState
          icon={<LuFileCode />}
          title="Escolha uma parte do manifesto"
          detail="Ela abre aqui para editar, e ao lado como os usuários a veem."
        />
      )}
    </Box>
  )
}
