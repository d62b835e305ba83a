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
  LuFolderLock,
  LuHistory,
  LuLayers,
  LuLayoutDashboard,
  LuLayoutGrid,
  LuListTree,
  LuLogOut,
  LuMapPin,
  LuRows3,
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
  LuFolderLock,
  LuHistory,
  LuLayers,
  LuLayoutDashboard,
  LuLayoutGrid,
  LuListTree,
  LuLogOut,
  LuMapPin,
  LuRows3,
  LuSearch,
  LuSettings,
  LuUser,
  LuUsers,
} satisfies Record<string, IconType>;

export type IconName = keyof typeof icons;
