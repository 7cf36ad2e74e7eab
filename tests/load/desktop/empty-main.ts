/** The floor: a main that asks for Electron and does nothing with it. */
import { app } from 'electron';

app.getName();
