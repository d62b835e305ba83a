// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { IconType } from 'react-icons'
import {
  LuActivity,
  LuBell,
  LuBookOpen,
  LuCoins,
  LuGauge,
  LuHistory,
  LuLayers,
  LuLayoutDashboard,
  LuLifeBuoy,
  LuLogOut,
  LuSearch,
  LuSettings,
  LuUser,
} from 'react-icons/lu'

export const icons = {
  LuActivity,
  LuBell,
  LuBookOpen,
  LuCoins,
  LuGauge,
  LuHistory,
  LuLayers,
  LuLayoutDashboard,
  LuLifeBuoy,
  LuLogOut,
  LuSearch,
  LuSettings,
  LuUser,
} satisfies Record<string, IconType>

export type IconName = keyof typeof icons
