export const MODEL_BEING_BUILT = 'A model for ATLAS AI';
export const ROOM_BEING_BUILT = 'Our own room for a remote session, with video, identity check and recording';

/** All that is being built; whatever page or paper speaks of it quotes this list. Whoever opens a part takes it out. */
export const beingBuilt = [MODEL_BEING_BUILT, ROOM_BEING_BUILT];
