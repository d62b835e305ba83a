// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { IconType } from 'react-icons';
import {
  LuActivity,
  LuBell,
  LuBookOpen,
  LuBuilding2,
  LuCar,
  LuCoins,
  LuComponent,
  LuFileText,
  LuHistory,
  LuLayers,
  LuLayoutDashboard,
  LuLayoutGrid,
  LuLogOut,
  LuMapPin,
  LuSearch,
  LuSettings,
  LuUser,
  LuUsers,
} from 'react-icons/lu';

export const icons = {
  LuActivity,
  LuBell,
  LuBookOpen,
  LuBuilding2,
  LuCar,
  LuCoins,
  LuComponent,
  LuFileText,
  LuHistory,
  LuLayers,
  LuLayoutDashboard,
  LuLayoutGrid,
  LuLogOut,
  LuMapPin,
  LuSearch,
  LuSettings,
  LuUser,
  LuUsers,
} satisfies Record<string, IconType>;

export type IconName = keyof typeof icons;
