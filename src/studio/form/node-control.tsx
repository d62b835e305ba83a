import { Button, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { use } from 'react'
import { LuCode } from 'react-icons/lu'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { BadgeControl } from './badge-control.tsx'
import {
  ClosedChoice,
  NamesControl,
  OpenChoice,
  ToneControl,
  ValuePathControl,
  VariantControl,
} from './choice-controls.tsx'
import { FormContext, useNodeEdits } from './form-context.ts'
import { IconControl } from './icon-control.tsx'
import { NumberControl, TextControl } from './text-control.tsx'

/** The control of a value without children. */
export function NodeControl({ node }: { node: FormNode }) {
  const { control } = node
  switch (control.type) {
    case 'text':
      return <TextControl node={node} />
    case 'number':
      return <NumberControl node={node} />
    case 'boolean':
      return <BooleanControl node={node} />
    case 'choice':
      return control.isClosed ? (
        <ClosedChoice node={node} choices={control.choices} />
      ) : (
        <OpenChoice node={node} choices={control.choices} />
      )
    case 'link':
      return <OpenChoice node={node} choices={control.choices} />
    case 'tone':
      return <ToneControl node={node} choices={control.choices} />
    case 'names':
      return <NamesControl node={node} choices={control.choices} />
    case 'value-path':
      return <ValuePathControl node={node} choices={control.choices} />
    case 'variant':
      return <VariantControl node={node} current={control.current} choices={control.choices} />
    case 'icon':
      return <IconControl node={node} />
    case 'badge':
      return <BadgeControl node={node} />
    default:
      return <YamlControl node={node} />
  }
}

function BooleanControl({ node }: { node: FormNode }) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const inherited = node.inherited === true
  const isOn = node.value === undefined ? inherited : node.value === true
  return (
    <SwitchField
      label={node.label}
      help={node.help}
      checked={isOn}
      onChange={(next) => (next === inherited && !node.isRequired ? remove() : set(next))}
    />
  )
}

/** A value that no control fits: its text is in the YAML tab. */
function YamlControl({ node }: { node: FormNode }) {
  const { openYaml } = use(FormContext)
  const summary = node.value === undefined ? 'Não definido' : JSON.stringify(node.value)
  return (
    <>
      <Text textStyle="small" fontFamily="mono" color="fg.muted" truncate title={summary}>
        {summary}
      </Text>
      <Button size="xs" variant="outline" alignSelf="start" onClick={() => openYaml(node.path)}>
        <LuCode aria-hidden="true" /> Editar {node.label} como YAML
      </Button>
    </>
  )
}
