import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
