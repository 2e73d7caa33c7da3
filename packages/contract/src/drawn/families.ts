import type { Role } from '../roles.ts'
import type { Sport } from '../sports.ts'

/** Sports that share a place, and with it a drawing. */
export type SportFamily =
  | 'track'
  | 'pitch'
  | 'court'
  | 'water'
  | 'sea'
  | 'mat'
  | 'wheels'
  | 'precision'
  | 'mind'
  | 'fitness'
  | 'equestrian'

/** What is drawn: the place of the sport, or of somebody without one. */
export type Scene = SportFamily | 'stands' | 'floodlights' | 'tactics'

const families: Record<Exclude<Sport, 'NA'>, SportFamily> = {
  AMATEUR_FIGHTS: 'mat',
  ARCHERY: 'precision',
  ATHLETICS: 'track',
  BADMINTON: 'court',
  BASKETBALL: 'court',
  BOCCIA: 'precision',
  BOXING: 'mat',
  CANOEING: 'sea',
  CLIMBING: 'fitness',
  CRICKET: 'pitch',
  CROSSFIT: 'fitness',
  CYCLING: 'wheels',
  ESPORTS: 'mind',
  EQUESTRIANISM_DRESSAGE: 'equestrian',
  EQUESTRIANISM_JUMPING: 'equestrian',
  FENCING: 'mat',
  FIELD_HOCKEY: 'pitch',
  FITNESS: 'fitness',
  FUTSAL: 'court',
  GOLF: 'precision',
  GYMNASTICS: 'mat',
  HANDBALL: 'court',
  JUDO: 'mat',
  KABADDI: 'mat',
  KARATE: 'mat',
  MODERN_PENTATHLON: 'track',
  MOTORBIKES: 'wheels',
  MULTIMODALITY: 'fitness',
  PADEL_TENNIS: 'court',
  PARA_CANOEING: 'sea',
  PARADRESSAGE: 'equestrian',
  PARALYMPIC_ATHLETICS: 'track',
  PARALYMPIC_BADMINTON: 'court',
  PARALYMPIC_JUDO: 'mat',
  PARALYMPIC_SHOOTING: 'precision',
  PARALYMPIC_SWIMMING: 'water',
  PICKLEBALL: 'court',
  ROLLER_HOCKEY: 'court',
  ROWING: 'sea',
  RUGBY: 'pitch',
  RUNNING: 'track',
  SAILING: 'sea',
  SHOOTING_WITH_HUNTING_GUNS: 'precision',
  SHOOTING: 'precision',
  SOCCER: 'pitch',
  SWIMMING: 'water',
  SYNCHRONIZED_SWIMMING: 'water',
  TABLE_TENNIS: 'court',
  TAEKOWONDO: 'mat',
  TENNIS: 'court',
  TRIATHLON: 'track',
  VOLLEYBALL: 'court',
  WATER_JUMPS: 'water',
  WATER_POLO: 'water',
  WEIGHTLIFTING: 'fitness',
}

export function sportFamily(sport: Exclude<Sport, 'NA'>): SportFamily {
  return families[sport]
}

const scenesWithoutSport: Record<Role, Scene> = {
  ATHLETE: 'track',
  MANAGER: 'tactics',
  SPONSOR: 'floodlights',
  FAN: 'stands',
  ADMIN: 'tactics',
}

/** The scene of somebody's picture: that of the sport, else that of the role. */
export function sceneOf(sport: Sport | null | undefined, role: Role): Scene {
  return sport && sport !== 'NA' ? families[sport] : scenesWithoutSport[role]
}
