import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import { publicFormats } from '@manifest/contract/public-formats.ts'
import type { ComponentType } from 'react'
import {
  LuBuilding2,
  LuCar,
  LuHeartPulse,
  LuLayers,
  LuMail,
  LuMapPin,
  LuPhone,
  LuScale,
  LuSearch,
  LuUser,
  LuUserSearch,
} from 'react-icons/lu'

type KindLook = {
  Icon: ComponentType<{ 'aria-hidden': 'true' }>
  /** A palette of the theme. Kinds that share one differ by icon. */
  palette: 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'danger' | 'neutral'
}

const looks: Record<LeadKind, KindLook> = {
  cpf: { Icon: LuUser, palette: 'primary' },
  cnpj: { Icon: LuBuilding2, palette: 'info' },
  cep: { Icon: LuMapPin, palette: 'success' },
  phone: { Icon: LuPhone, palette: 'secondary' },
  email: { Icon: LuMail, palette: 'secondary' },
  placa: { Icon: LuCar, palette: 'warning' },
  process: { Icon: LuScale, palette: 'danger' },
  cns: { Icon: LuHeartPulse, palette: 'neutral' },
  name: { Icon: LuUserSearch, palette: 'primary' },
}

const otherLook: KindLook = { Icon: LuSearch, palette: 'neutral' }

const groupLook: KindLook = { Icon: LuLayers, palette: 'neutral' }

/** A kind of node, for the filter. A subject without a lead kind is `other`, a node of many values `group`. */
export type NodeKind = LeadKind | 'other' | 'group'

/** Returns true if a node hides its value. Nodes of several values show none, and public values stay. */
export const isHideable = (kind: NodeKind) => isLeadKind(kind) && !publicFormats.has(kind)

export const kindLook = (kind: NodeKind): KindLook =>
  kind === 'other' ? otherLook : kind === 'group' ? groupLook : looks[kind]
