import { Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import type { EntryPath, Place, ValueEdit } from '@manifest/contract/studio.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { LuFileJson } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { openAnswer } from '../answer/answer-state.ts'
import { FormContext, useForm } from '../form/form-context.ts'
import { NodeFields } from '../form/node-fields.tsx'
import { summarizeNode } from '../form/node-list.tsx'
import { PartMenu } from '../parts/part-menu.tsx'
import { applyTyping, draftState, readDraft } from '../workspace/drafts.ts'
import { editValues, joinPlace, select, selection, workspace } from '../workspace/workspace.ts'
import { YamlEditor } from './yaml-editor.tsx'

const tabs = { form: 'Formulário', yaml: 'YAML' }

type Tab = keyof typeof tabs

/** The editor of the selected part, as a form or as YAML. Both edit the same text. Without a part, the overview. */
export function Editor({ overview }: { overview: ReactNode }) {
  const { place } = useSnapshot(selection)
  return (
    <Box
      as="section"
      aria-label="Editor"
      minW="0"
      minH={{ base: '60dvh', lg: '0' }}
      display="grid"
      gridTemplateRows={place ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)'}
      gridTemplateColumns="minmax(0, 1fr)"
      borderInlineEndWidth="1px"
      overflow="hidden"
    >
      {place ? <PlaceEditor place={place as Place} /> : overview}
    </Box>
  )
}

function PlaceEditor({ place }: { place: Place }) {
  const [tab, setTab] = useState<Tab>('form')
  const { opened, diagnostics } = useSnapshot(workspace)
  const state = useSnapshot(draftState)
  const [refusal, setRefusal] = useState<string>()
  const [editCount, setEditCount] = useState(0)
  const form = useForm(place)
  const text = readDraft(state, place.file)
  const ownDiagnostics = useMemo(
    () => diagnostics.filter(({ file }) => file === place.file),
    [diagnostics, place.file],
  )
  if (text === undefined || !opened) return <Text p="4">Este arquivo não existe mais.</Text>
  const edit = async (label: string, edits: ValueEdit[]) => {
    setEditCount((count) => count + 1)
    const reason = await editValues(label, edits)
    setEditCount((count) => count - 1)
    setRefusal(reason)
    return reason
  }
  const moveTab = () => {
    const other = tab === 'form' ? 'yaml' : 'form'
    setTab(other)
    document.getElementById(`studio-tab-${other}`)?.focus()
  }
  const open = (path: EntryPath) => select({ file: place.file, path })
  return (
    <>
      <Box borderBottomWidth="1px" px="3" pt="2">
        <Flex wrap="wrap" align="center" justify="space-between" gap="2">
          <Trail place={place} />
          <Flex align="center" gap="1">
            <AnswerEntry place={place} />
            <PartMenu
              place={place}
              title={form.node ? summarizeNode(form.node) : String(place.path.at(-1) ?? place.file)}
            />
          </Flex>
        </Flex>
        <Flex
          role="tablist"
          aria-label="Modo de editar"
          gap="1"
          mt="1"
          onKeyDown={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight') && moveTab()}
        >
          {(Object.keys(tabs) as Tab[]).map((name) => (
            <chakra.button
              key={name}
              type="button"
              role="tab"
              id={`studio-tab-${name}`}
              aria-selected={tab === name}
              aria-controls="studio-tab-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
              px="3"
              py="1.5"
              cursor="pointer"
              color={tab === name ? 'primary.fg' : 'fg.muted'}
              fontWeight={tab === name ? '600' : undefined}
              borderBottomWidth="2px"
              borderColor={tab === name ? 'primary.solid' : 'transparent'}
            >
              {tabs[name]}
            </chakra.button>
          ))}
        </Flex>
      </Box>
      <Box
        role="tabpanel"
        id="studio-tab-panel"
        aria-labelledby={`studio-tab-${tab}`}
        minH="0"
        overflow="hidden"
      >
        {tab === 'yaml' ? (
          <YamlEditor
            name={place.file}
            path={`${opened.root}/${opened.folder}/${place.file}`}
            root={opened.root}
            text={text}
            diagnostics={ownDiagnostics}
            part={JSON.stringify(place)}
            range={form.node?.range}
            onChange={(next) => applyTyping(`${place.file}: YAML`, { [place.file]: next })}
          />
        ) : (
          <FormContext
            value={{
              file: place.file,
              root: form.node,
              isCurrent: form.text === text && editCount === 0,
              edit,
              open,
              openYaml: (path) => {
                open(path)
                setTab('yaml')
              },
            }}
          >
            <Box position="relative" h="full" overflowY="auto" p="4">
              <Text
                role="status"
                color="warning.fg"
                textStyle="small"
                mb={refusal === undefined ? undefined : '3'}
              >
                {refusal}
              </Text>
              <PlaceForm key={joinPlace(place)} form={form} onYaml={() => setTab('yaml')} />
            </Box>
          </FormContext>
        )}
      </Box>
    </>
  )
}

type PlaceFormProps = { form: ReturnType<typeof useForm>; onYaml: () => void }

function PlaceForm({ form: { node, problem }, onYaml }: PlaceFormProps) {
  if (node) return <NodeFields node={node} />
  if (problem === undefined) return <Spinner aria-label="Lendo o formulário" />
  return (
    <Box>
      <Text color="warning.fg" mb="3">
        {problem}
      </Text>
      <Button size="sm" variant="outline" onClick={onYaml}>
        Editar como YAML
      </Button>
    </Box>
  )
}

/** The file and the keys of the part; each opens the part above. */
function Trail({ place: { file, path } }: { place: Place }) {
  const steps = [file, ...path.map(String)]
  return (
    <Flex as="nav" aria-label="Lugar no manifesto" wrap="wrap" gap="1" textStyle="small" fontFamily="mono">
      <chakra.button
        type="button"
        cursor="pointer"
        color="fg.muted"
        _hover={{ color: 'primary.fg' }}
        onClick={() => select(undefined)}
      >
        manifest
      </chakra.button>
      {steps.map((step, index) => (
        <Box key={steps.slice(0, index + 1).join('/')} as="span" color="fg.muted">
          <span aria-hidden="true">› </span>
          <chakra.button
            type="button"
            cursor="pointer"
            _hover={{ color: 'primary.fg' }}
            aria-current={index === steps.length - 1 ? 'true' : undefined}
            onClick={() => select({ file, path: path.slice(0, index) })}
          >
            {step}
          </chakra.button>
        </Box>
      ))}
    </Flex>
  )
}

/** Opens the screen for a family or a variant in the editor. Other parts have none. */
const AnswerEntry = ({ place: { file, path } }: { place: Place }) =>
  file.startsWith('consultas/') && path.length !== 1 ? (
    <Button size="xs" variant="outline" onClick={openAnswer}>
      <LuFileJson aria-hidden="true" />
      {path[0] === 'variants' ? 'Da resposta: variante ou resultado' : 'Da resposta: nova variante'}
    </Button>
  ) : null
