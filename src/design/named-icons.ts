import { BatteryCharging, DoorOpen, House, Layers, PlugZap, Sun } from 'lucide';

/** The icons that content chooses by name. */
export const namedIcons = {
  battery: BatteryCharging,
  door: DoorOpen,
  house: House,
  layers: Layers,
  plug: PlugZap,
  sun: Sun,
};
