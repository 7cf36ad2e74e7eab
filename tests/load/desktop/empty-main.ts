/** The floor: a main that imports Electron and does nothing else. */
import { app } from 'electron';

app.getName();
