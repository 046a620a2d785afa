{
  "targets": [
    {
      "target_name": "graticule",
      "type": "none",
      "actions": [
        {
          "action_name": "cmake_build",
          "inputs": ["CMakeLists.txt"],
          "outputs": ["build/Release/graticule.node"],
          "action": ["node", "scripts/build-native.mjs", "--force"]
        }
      ]
    }
  ]
}
